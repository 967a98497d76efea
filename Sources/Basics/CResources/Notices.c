#include "Embedding.h"

const struct embedded_file notices_page = {"Templates/Release/NOTICES.md", (const unsigned char[]){
#embed "../../../Templates/Release/NOTICES.md" suffix(, 0)
}};
const struct embedded_file project_license = {"LICENSE", (const unsigned char[]){
#embed "../../../LICENSE" suffix(, 0)
}};

static const struct embedded_file license_texts_files[] = {
  {"Templates/Release/Licenses/Apache-2.0-Swift.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/Apache-2.0-Swift.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/Apache-2.0.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/Apache-2.0.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/GCC-exception-3.1.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/GCC-exception-3.1.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/GPL-3.0.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/GPL-3.0.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/LGPL-2.1.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/LGPL-2.1.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/LLVM-exception.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/LLVM-exception.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/STL.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/STL.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/SwiftNIO-notice.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/SwiftNIO-notice.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/Unicode-3.0.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/Unicode-3.0.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/expat.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/expat.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/glibc.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/glibc.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/libyaml.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/libyaml.txt" suffix(, 0)
  }},
  {"Templates/Release/Licenses/llhttp.txt", (const unsigned char[]){
#embed "../../../Templates/Release/Licenses/llhttp.txt" suffix(, 0)
  }},
};
const struct embedded_list license_texts = LIST(license_texts_files);
