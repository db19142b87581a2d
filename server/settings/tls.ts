/** The certificate that --tls names: read and tried before anything is started, and what is wrong with it said in a sentence. */
import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'

export interface TlsFiles {
  cert: string
  key: string
}

export interface Tls {
  /** PEM texts. */
  cert: string
  key: string
  berlakuSampai: Date
}

/** @throws in a sentence for the operator */
export async function readTls({ cert, key }: TlsFiles): Promise<Tls> {
  const tls = { cert: await textOf('Sertifikat', cert), key: await textOf('Kunci', key) }
  const { validTo } = parsed(tls.cert, cert)
  try {
    createSecureContext(tls)
  } catch (cause) {
    const { code = '' } = cause as { code?: string }
    throw new Error(
      code.includes('KEY_VALUES_MISMATCH')
        ? `Kunci ${key} bukan kunci dari sertifikat ${cert}`
        : `Kunci ${key} tidak dapat dipakai (${(cause as Error).message}): berkas PEM tanpa kata sandi`,
      { cause },
    )
  }
  return { ...tls, berlakuSampai: new Date(validTo) }
}

const textOf = (what: string, path: string): Promise<string> =>
  readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const why = { ENOENT: 'tidak ada', EACCES: 'tidak boleh dibaca pengguna ini', EISDIR: 'adalah folder' }
    throw new Error(
      `${what} ${path} ${why[cause.code as keyof typeof why] ?? `tidak dapat dibaca (${cause.message})`}`,
      { cause },
    )
  })

function parsed(text: string, path: string): X509Certificate {
  try {
    return new X509Certificate(text)
  } catch (cause) {
    throw new Error(`${path} bukan sertifikat PEM`, { cause })
  }
}
