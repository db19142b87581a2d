/** A backup read from its first byte to its last: whole, unchanged, and what its manifest says. */
import { createHash } from 'node:crypto'
import { sidikKunci } from './kunci.ts'
import { FORMAT, gambarDari, MANIFEST, sidikDibaca, SIDIK, zManifest, type Manifest } from './manifest.ts'
import { terbuka } from './sandi.ts'
import { cocokkanSidik, SegelLain, type Pembuka } from './segel.ts'
import { bacaTar, Rusak, type BerkasTar } from './tar.ts'

export interface Diperiksa {
  manifest: Manifest
  /** Of the whole file. */
  hash: string
  bytes: number
  /** Of this chain's key, and so as it was written. */
  bersegel: boolean
}

/**
 * Each file but the last two is handed on before the whole is known to be good: what is done with it must be undone when this throws.
 * @throws Rusak in words for the operator
 */
export async function bacaCadangan(
  chunks: AsyncIterable<Buffer>,
  pembuka: Pembuka,
  ambil: (berkas: BerkasTar) => Promise<void> = () => Promise.resolve(),
): Promise<Diperiksa> {
  const [seluruh, sebelum] = [createHash('sha256'), createHash('sha256')]
  let bytes = 0
  async function* terhitung(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      seluruh.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const catatan = new Catatan()
  let isiManifest: Buffer | undefined
  let [sidik, bersegel]: [string | undefined, boolean] = [undefined, false]
  for await (const berkas of bacaTar(terbuka(terhitung(), pembuka))) {
    if (sidik !== undefined) throw new Rusak('rusak di akhirnya')
    if (berkas.nama === SIDIK) {
      sidik = sebelum.digest('hex')
      bersegel = bersegelBenar(berkas, sidik, isiManifest, pembuka)
      if (berkas.waktu !== catatan.waktu) throw new Rusak('berubah isinya (sidik tidak cocok)')
      continue
    }
    sebelum.update(berkas.mentah)
    if (berkas.nama === MANIFEST) isiManifest = berkas.isi
    else {
      catatan.catat(berkas)
      await ambil(berkas)
    }
  }
  if (!isiManifest || sidik === undefined) throw new Rusak('terpotong')
  // Nothing that it says is listened to before its seal holds.
  const manifest = manifestDari(isiManifest)
  catatan.cocokkan(manifest)
  return { manifest, hash: seluruh.digest('hex'), bytes, bersegel }
}

/** @throws in the words of what is most likely: a newer Kencana, another key, somebody's change */
function bersegelBenar(
  { isi }: BerkasTar,
  hash: string,
  manifest: Buffer | undefined,
  pembuka: Pembuka,
): boolean {
  try {
    return cocokkanSidik(isi.toString('latin1'), hash, pembuka)
  } catch (error) {
    if (!(error instanceof SegelLain) || !manifest) throw error
    const { kunci } = manifestDari(manifest)
    const sini = sidikKunci(pembuka.rahasia)
    throw kunci === sini ? error : new KunciLain(kunci, sini)
  }
}

/** Said of a file of another chain, or of this one before its key was lost. */
export class KunciLain extends Error {
  constructor(kunci: string, sini: string) {
    super(
      `kunci identitas lain: cadangan ini dibuat dengan kunci ${sidikDibaca(kunci)}, yang ada di sini ${sidikDibaca(sini)}. Pasang kunci yang dulu (KENCANA_KUNCI, atau kunci-identitas di folder data)`,
    )
  }
}

/** Before its shape is looked at: a newer one may have another. */
function manifestDari(isi: Buffer): Manifest {
  let json: unknown
  try {
    json = JSON.parse(isi.toString())
  } catch {
    throw new Rusak('rusak di manifest.json')
  }
  const { format } = json as { format?: unknown }
  if (typeof format === 'number' && format > FORMAT)
    throw new Rusak(`dibuat Kencana yang lebih baru (bentuk ${format}): pasang versi itu dulu`)
  const manifest = zManifest.safeParse(json)
  if (!manifest.success) throw new Rusak('rusak di manifest.json')
  return manifest.data
}

/** What came by, to be held against the manifest. */
class Catatan {
  waktu = 0
  readonly #bagian: Manifest['bagian'] = []
  readonly #gambar = { jumlah: 0, bytes: 0 }

  catat({ nama, isi, waktu }: BerkasTar): void {
    this.waktu = waktu
    if (gambarDari(nama)) {
      this.#gambar.jumlah++
      this.#gambar.bytes += isi.length
    } else
      this.#bagian.push({ nama, bytes: isi.length, sha256: createHash('sha256').update(isi).digest('hex') })
  }

  cocokkan({ bagian, gambar }: Manifest): void {
    if (JSON.stringify([bagian, gambar]) !== JSON.stringify([this.#bagian, this.#gambar]))
      throw new Rusak('tidak sesuai manifestnya')
  }
}
