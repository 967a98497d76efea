import NIOHTTP1
import NIOPosix

// Replaced by the first file of the target.
