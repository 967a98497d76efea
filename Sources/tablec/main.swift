print("tablec")
