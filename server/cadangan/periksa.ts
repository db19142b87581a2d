/** A backup read from its first byte to its last: whole, unchanged, and what its manifest says. */
import { createHash } from 'node:crypto'
import { kunciDigest } from './kunci.ts'
import { FORMAT, pictureFrom, MANIFEST, digestAsRead, DIGEST, zManifest, type Manifest } from './manifest.ts'
import { opened } from './sandi.ts'
import { matchDigest, SegelLain, type Pembuka } from './segel.ts'
import { readTar, Broken, type TarFile } from './tar.ts'

export interface Diperiksa {
  manifest: Manifest
  /** Of the whole file. */
  hash: string
  bytes: number
  /** Of this chain's key, and so as it was written. */
  bersegel: boolean
}

/**
 * Hands on each file but the last two before the whole is known to be good: whatever is done with a file must be undone
 * when this throws.
 * @throws Rusak in words for the operator
 */
export async function readCadangan(
  chunks: AsyncIterable<Buffer>,
  pembuka: Pembuka,
  ambil: (file: TarFile) => Promise<void> = () => Promise.resolve(),
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
  let manifestContent: Buffer | undefined
  let [digest, bersegel]: [string | undefined, boolean] = [undefined, false]
  for await (const file of readTar(opened(terhitung(), pembuka))) {
    if (digest !== undefined) throw new Broken('rusak di akhirnya')
    if (file.nama === DIGEST) {
      digest = sebelum.digest('hex')
      bersegel = bersegelBenar(file, digest, manifestContent, pembuka)
      if (file.time !== catatan.time) throw new Broken('berubah isinya (sidik tidak cocok)')
      continue
    }
    sebelum.update(file.mentah)
    if (file.nama === MANIFEST) manifestContent = file.content
    else {
      catatan.write(file)
      await ambil(file)
    }
  }
  if (!manifestContent || digest === undefined) throw new Broken('terpotong')
  // The manifest is not believed before its seal holds.
  const manifest = manifestDari(manifestContent)
  catatan.cocokkan(manifest)
  return { manifest, hash: seluruh.digest('hex'), bytes, bersegel }
}

/** @throws in the words of what is most likely: a newer Kencana, another key, somebody's change */
function bersegelBenar(
  { content }: TarFile,
  hash: string,
  manifest: Buffer | undefined,
  pembuka: Pembuka,
): boolean {
  try {
    return matchDigest(content.toString('latin1'), hash, pembuka)
  } catch (error) {
    if (!(error instanceof SegelLain) || !manifest) throw error
    const { kunci } = manifestDari(manifest)
    const sini = kunciDigest(pembuka.rahasia)
    throw kunci === sini ? error : new KunciLain(kunci, sini)
  }
}

/** Said of a file of another chain, or of this one before its key was lost. */
export class KunciLain extends Error {
  constructor(kunci: string, sini: string) {
    super(
      `kunci identitas lain: cadangan ini dibuat dengan kunci ${digestAsRead(kunci)}, yang ada di sini ${digestAsRead(sini)}. Pasang kunci yang dulu (KENCANA_KUNCI, atau kunci-identitas di folder data)`,
    )
  }
}

/** Before its shape is looked at: a newer one may have another. */
function manifestDari(content: Buffer): Manifest {
  let json: unknown
  try {
    json = JSON.parse(content.toString())
  } catch {
    throw new Broken('rusak di manifest.json')
  }
  const { format } = json as { format?: unknown }
  if (typeof format === 'number' && format > FORMAT)
    throw new Broken(`dibuat Kencana yang lebih baru (bentuk ${format}): pasang versi itu dulu`)
  const manifest = zManifest.safeParse(json)
  if (!manifest.success) throw new Broken('rusak di manifest.json')
  return manifest.data
}

/** Collects the files that came by, to be held against the manifest. */
class Catatan {
  time = 0
  readonly #bagian: Manifest['bagian'] = []
  readonly #picture = { jumlah: 0, bytes: 0 }

  write({ nama, content, time }: TarFile): void {
    this.time = time
    if (pictureFrom(nama)) {
      this.#picture.jumlah++
      this.#picture.bytes += content.length
    } else
      this.#bagian.push({
        nama,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })
  }

  cocokkan({ bagian, gambar: picture }: Manifest): void {
    if (JSON.stringify([bagian, picture]) !== JSON.stringify([this.#bagian, this.#picture]))
      throw new Broken('tidak sesuai manifestnya')
  }
}
