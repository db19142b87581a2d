/** Pictures in a bucket: AWS, R2, B2, Spaces, MinIO, Garage, Ceph, whatever speaks S3. */
import { AwsClient } from 'aws4fetch'
import { isNama, pastikanNama, tipeDari, type Penyimpanan } from './penyimpanan.ts'

export interface S3Options {
  /** With the bucket: https://s3.ap-southeast-3.amazonaws.com/foto-kencana */
  alamat: string
  /** Where the address does not tell it. */
  wilayah?: string | undefined
  kunci: string
  rahasia: string
}

/** A counter waits for it: a bucket that does not answer is told soon. */
const PALING_LAMA_MS = 10_000
const COBA_LAGI = 2

export function diS3({ alamat, wilayah, kunci, rahasia }: S3Options): Penyimpanan {
  const aws = new AwsClient({
    accessKeyId: kunci,
    secretAccessKey: rahasia,
    service: 's3',
    ...(wilayah ? { region: wilayah } : {}),
    retries: COBA_LAGI,
  })
  /** @throws in a sentence for the log */
  const minta = async (method: string, akhir: string, init: RequestInit = {}): Promise<Response> => {
    const response = await aws.fetch(`${alamat}${akhir}`, {
      method,
      signal: AbortSignal.timeout(PALING_LAMA_MS),
      ...init,
    })
    // A bucket that is not there is no object that is not there.
    if (response.ok || (response.status === 404 && !akhir.startsWith('?'))) return response
    const kode = /<Code>([\w.]+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new Error(`S3 ${response.status} ${kode}`.trim())
  }
  return {
    tempat: alamat,
    async simpan(nama, isi) {
      pastikanNama(nama)
      const { status } = await minta('PUT', `/${nama}`, {
        body: new Uint8Array(isi),
        headers: { 'content-type': tipeDari(nama) },
      })
      if (status === 404) throw new Error('S3 404 NoSuchBucket')
    },
    async ambil(nama) {
      pastikanNama(nama)
      const response = await minta('GET', `/${nama}`)
      const isi = Buffer.from(await response.arrayBuffer())
      return response.ok ? isi : undefined
    },
    async hapus(nama) {
      pastikanNama(nama)
      await minta('DELETE', `/${nama}`)
    },
    async *daftar(folder) {
      let lanjut: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: `${folder}/`,
          ...(lanjut ? { 'continuation-token': lanjut } : {}),
        })
        const page = await (await minta('GET', `?${query}`)).text()
        // Our names hold nothing that XML would write otherwise; what others put into the bucket is not ours.
        yield* [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, nama]) => nama!).filter(isNama)
        lanjut = /<NextContinuationToken>([^<]*)</.exec(page)?.[1]
      } while (lanjut)
    },
  }
}
