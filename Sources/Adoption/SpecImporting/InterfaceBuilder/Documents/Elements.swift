// Nearly every file of this room reads elements.
@_exported import XMLReading
