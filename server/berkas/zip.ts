/** What a zip says of itself, before anything in it is unpacked. */
import { errors } from '#domain/errors.ts'

const AKHIR = 0x06054b50
const ISI = 0x02014b50
/** The most that an .xlsx may unpack to: a sheet of 50,000 rows is half of it. */
const URAI_MAKS = 150_000_000
const ISI_MAKS = 1_000

/** hucre unpacks no entry further than the directory declares, so the declared sizes are the limit. @throws errors.berkasRusak, errors.terlaluBesar */
export function periksaZip(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== AKHIR) throw errors.berkasRusak()
  const count = bytes.readUInt16LE(end + 10)
  if (count > ISI_MAKS) throw errors.terlaluBesar()
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ISI) throw errors.berkasRusak()
    const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    // Declared as nothing, it would be unpacked without a limit.
    if (unpacked === 0 && packed > 2) throw errors.berkasRusak()
    total += Math.max(packed, unpacked)
    if (total > URAI_MAKS) throw errors.terlaluBesar()
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
