import Recordings
import Testing

struct RecordingTests {
  @Test func aRunThatRecordsFails() {
    #expect(!Recording.isOn, "TABLEC_RECORD=1 records and proves nothing: look at the changes and run again without it")
  }
}
