/** Pictures in a bucket: AWS, R2, B2, Spaces, MinIO, Garage, Ceph, whatever speaks S3. */
import { AwsClient } from 'aws4fetch'
import { isNama, pastikanNama, tipeDari, type Penyimpanan } from './penyimpanan.ts'

export interface S3Options {
  /** With the bucket: https://s3.ap-southeast-3.amazonaws.com/foto-kencana */
  alamat: string
  /** Region, if the address does not tell it. */
  wilayah?: string | undefined
  kunci: string
  rahasia: string
}

/** A counter waits for it: a bucket that does not answer is told soon. */
const PALING_LAMA_MS = 10_000
const COBA_LAGI = 2

/** @param akhir the part after the bucket's address: '/name', '?query' @throws in a sentence for the log */
export type Minta = (method: string, akhir: string, init?: RequestInit) => Promise<Response>

/** Asks one bucket: 404 of an object is an answer, anything else that is not good an error. */
export function bucket({ alamat, wilayah, kunci, rahasia }: S3Options, palingLamaMs = PALING_LAMA_MS): Minta {
  const aws = new AwsClient({
    accessKeyId: kunci,
    secretAccessKey: rahasia,
    service: 's3',
    ...(wilayah ? { region: wilayah } : {}),
    retries: COBA_LAGI,
  })
  return async (method, akhir, init = {}) => {
    const response = await aws
      .fetch(`${alamat}${akhir}`, { method, signal: AbortSignal.timeout(palingLamaMs), ...init })
      .then(whole)
      .catch((cause: Error) => {
        throw tidakDijawab(alamat, cause)
      })
    // A bucket that is not there is no object that is not there.
    if (response.ok || (response.status === 404 && !akhir.startsWith('?'))) return response
    const kode = /<Code>([\w.]+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new Error(`S3 ${response.status} ${kode}`.trim())
  }
}

/** To its last byte: what breaks off in the middle is told like what never came. */
async function whole(response: Response): Promise<Response> {
  const { status, headers } = response
  const content = await response.arrayBuffer()
  return new Response(content.byteLength ? content : null, { status, headers })
}

/**
 * Explains an unanswered request: the error itself says only 'fetch failed', and the person it is told to wants to know
 * what failed.
 */
function tidakDijawab(alamat: string, cause: Error): Error {
  const { code } = Object(cause.cause) as { code?: string }
  const sebab = cause.name === 'TimeoutError' ? 'terlalu lama' : (code ?? cause.message)
  return new Error(`${new URL(alamat).host} tidak menjawab (${sebab})`, { cause })
}

/** Every name that begins so, in the bucket's order; what XML would write otherwise is in no name of ours. */
export async function* namaDi(minta: Minta, awal: string): AsyncGenerator<string> {
  let lanjut: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: awal,
      ...(lanjut ? { 'continuation-token': lanjut } : {}),
    })
    const page = await (await minta('GET', `?${query}`)).text()
    yield* [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, nama]) => nama!)
    lanjut = /<NextContinuationToken>([^<]*)</.exec(page)?.[1]
  } while (lanjut)
}

export function diS3(options: S3Options): Penyimpanan {
  const minta = bucket(options)
  return {
    tempat: options.alamat,
    async simpan(nama, content) {
      pastikanNama(nama)
      const { status } = await minta('PUT', `/${nama}`, {
        body: new Uint8Array(content),
        headers: { 'content-type': tipeDari(nama) },
      })
      if (status === 404) throw new Error('S3 404 NoSuchBucket')
    },
    async ambil(nama) {
      pastikanNama(nama)
      const response = await minta('GET', `/${nama}`)
      const content = Buffer.from(await response.arrayBuffer())
      return response.ok ? content : undefined
    },
    async hapus(nama) {
      pastikanNama(nama)
      await minta('DELETE', `/${nama}`)
    },
    async *list(folder) {
      // Objects that others put into the bucket are not ours.
      for await (const nama of namaDi(minta, folder === undefined ? '' : `${folder}/`))
        if (isNama(nama)) yield nama
    },
  }
}
