/** Backups in a bucket that speaks S3: sent in parts as they are made, and there only once the last one is. */
import { bucket, namaDi, type Minta, type S3Options } from '../pictures/s3.ts'
import { NAMA_CADANGAN } from '#domain/rules/cadangan.ts'
import type { Bagian, Tempat } from './tempat.ts'

/** A part may travel this long over a shop's line. */
const PALING_LAMA_MS = 10 * 60_000
/** Time for clearing up after a break-off: a server that does not answer is not waited for as long once more. */
const BERESKAN_MS = 10_000
/** At most 10,000 of them: 312 GB. What is smaller goes as one. */
const BAGIAN_BYTES = 32 * 1_048_576

/** @param perKirim bytes of a part; a bucket refuses less than 5 MB of all but the last */
export function tempatS3(options: S3Options, bagian?: Bagian, perKirim = BAGIAN_BYTES): Tempat {
  const awalan = bagian ? `${bagian.folder}/` : ''
  const pola = bagian?.nama ?? NAMA_CADANGAN
  const bucketnya = bucket(options, PALING_LAMA_MS)
  /** Names of objects stand behind a slash; questions to the bucket do not. */
  const minta: Minta = (method, akhir, init) => bucketnya(method, akhir.replace(/^\//, `/${awalan}`), init)
  const kirim = async (akhir: string, content: Buffer): Promise<Response> =>
    ada(await minta('PUT', akhir, { body: new Uint8Array(content) }))
  const ukuran = async (nama: string): Promise<number | undefined> => {
    const response = await minta('HEAD', `/${nama}`)
    return response.ok ? Number(response.headers.get('content-length')) : undefined
  }
  const hapus = async (nama: string, init?: RequestInit): Promise<void> =>
    void (await minta('DELETE', `/${nama}`, init))

  async function* read(nama: string): AsyncGenerator<Buffer> {
    const size = (await ukuran(nama)) ?? 0
    for (let at = 0; at < size; at += perKirim) {
      const range = `bytes=${at}-${Math.min(at + perKirim, size) - 1}`
      const response = await minta('GET', `/${nama}`, { headers: { range } })
      yield Buffer.from(await ada(response).arrayBuffer())
    }
  }

  async function kirimBagian(nama: string, bagian: AsyncIterator<Buffer>, pertama: Buffer): Promise<void> {
    const dibuka = await minta('POST', `/${nama}?uploads=`)
    const id = contentFrom(await ada(dibuka).text(), 'UploadId')
    const upload = `uploadId=${encodeURIComponent(id)}`
    try {
      const etag: string[] = []
      for (let content: Buffer | undefined = pertama; content; content = (await bagian.next()).value) {
        const { headers } = await kirim(`/${nama}?partNumber=${etag.length + 1}&${upload}`, content)
        etag.push(headers.get('etag') ?? '')
      }
      const list = etag.map((e, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${e}</ETag></Part>`)
      const response = await minta('POST', `/${nama}?${upload}`, {
        body: `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
        headers: { 'content-type': 'application/xml' },
      })
      // The bucket may report a failure after status 200.
      const kode = /<Error>.*<Code>([\w.]+)</s.exec(await ada(response).text())?.[1]
      if (kode) throw new Error(`S3 ${kode}`)
    } catch (error) {
      await minta('DELETE', `/${nama}?${upload}`).catch(() => {})
      throw error
    }
  }

  return {
    tempat: options.alamat,
    siapkan: () => Promise.resolve(),
    async write(nama, content, periksa) {
      const bagian = potong(content, perKirim)
      const pertama = (await bagian.next()).value as Buffer
      try {
        if (pertama.length < perKirim) await kirim(`/${nama}`, pertama)
        else await kirimBagian(nama, bagian, pertama)
        await periksa(read(nama))
      } catch (error) {
        // If the line broke, the bucket may have kept what it had received.
        await hapus(nama, { signal: AbortSignal.timeout(BERESKAN_MS) }).catch(() => {})
        throw error
      }
    },
    ukuran,
    read,
    async list() {
      const names: string[] = []
      for await (const key of namaDi(minta, bagian ? awalan : 'kencana-')) {
        const nama = key.slice(awalan.length)
        if (pola.test(nama)) names.push(nama)
      }
      return names.sort()
    },
    hapus: (nama) => hapus(nama),
    async bersihkan(nama) {
      await hapus(nama) // complete, but never read again
      const xml = await (await minta('GET', `?uploads=&prefix=${awalan}${nama}`)).text()
      for (const [upload] of xml.matchAll(/<Upload>.*?<\/Upload>/gs))
        if (contentFrom(upload, 'Key') === `${awalan}${nama}`)
          await minta('DELETE', `/${nama}?uploadId=${encodeURIComponent(contentFrom(upload, 'UploadId'))}`)
    },
  }
}

function ada(response: Response): Response {
  if (!response.ok) throw new Error(`S3 ${response.status}: bucket atau berkasnya tidak ada`)
  return response
}

const contentFrom = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? ''

/** In parts of one size but for the last. */
async function* potong(content: AsyncIterable<Buffer>, besar: number): AsyncGenerator<Buffer, undefined> {
  let [ada, jumlah]: [Buffer[], number] = [[], 0]
  for await (const chunk of content) {
    ada.push(chunk)
    jumlah += chunk.length
    if (jumlah < besar) continue
    const all = Buffer.concat(ada)
    let at = 0
    for (; at + besar <= all.length; at += besar) yield all.subarray(at, at + besar)
    const sisa = Buffer.from(all.subarray(at))
    ;[ada, jumlah] = [sisa.length ? [sisa] : [], sisa.length]
  }
  if (jumlah) yield Buffer.concat(ada)
  return undefined
}
