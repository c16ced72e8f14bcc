import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const [packed, plain] = process.argv.slice(2)
await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(plain))
