/**
 * Photos on their way to the server: one after the other, each under its own id_trx until there is an answer, so that none
 * arrives twice. They go on while other screens are open, and wait while there is no connection.
 */
import { tambahFoto, type FotoBarang } from '#domain/calls/foto.ts'
import { Refusal } from '#domain/errors.ts'
import { ApiError, call, newIdTrx, type CallOptions } from '#client/net/api.ts'
import { observable } from '#client/net/observable.ts'
import { sessionToken } from '#client/net/session.ts'
import { messages } from '#domain/messages.ts'
import { kecilkanFoto } from './kecilkan-foto.ts'

/** Sends one picture, as base64. @throws ApiError */
type Simpan = (foto: string, options: CallOptions) => Promise<unknown>

export interface Kiriman {
  id_trx: string
  /** The owner of the picture: a barcode, or a document line that has pictures ('PS-TK01-250115-0001 1'). */
  tentang: string
  simpan: Simpan
  /** The session in which the picture was added: it is sent in no other. */
  token: string | undefined
  asal: Blob
  /** As it is sent, once it is made: base64. */
  content?: string
  /** gagal: nobody knows whether it arrived, or the server cannot keep it now; ditolak: it will not be taken. */
  state: 'menunggu' | 'dikirim' | 'gagal' | 'ditolak'
  pesan?: string
}

export const antrianFoto = observable<readonly Kiriman[]>([])

const ubah = (id_trx: string, bagian: Partial<Kiriman>): void =>
  antrianFoto.set(antrianFoto.get().map((one) => (one.id_trx === id_trx ? { ...one, ...bagian } : one)))
const lepas = (id_trx: string): void =>
  antrianFoto.set(antrianFoto.get().filter((one) => one.id_trx !== id_trx))

const masuk = observable<readonly ((tersimpan: FotoBarang) => void)[]>([])
/** Called for each that has arrived. @returns how to stop */
export function saatMasuk(dengar: (tersimpan: FotoBarang) => void): () => void {
  masuk.set([...masuk.get(), dengar])
  return () => masuk.set(masuk.get().filter((one) => one !== dengar))
}

/** Of a piece. */
export const kirimFoto = (kode_barcode: string, asal: readonly Blob[]): void =>
  antrikan(kode_barcode, asal, async (foto, options) => {
    const tersimpan = await call(tambahFoto, { params: { kode_barcode }, body: { foto } }, options)
    for (const dengar of masuk.get()) dengar(tersimpan)
  })

export function antrikan(tentang: string, asal: readonly Blob[], simpan: Simpan): void {
  const token = sessionToken()
  antrianFoto.set([
    ...antrianFoto.get().filter((one) => one.token === token),
    ...asal.map((one): Kiriman => ({
      id_trx: newIdTrx(),
      tentang,
      simpan,
      token,
      asal: one,
      state: 'menunggu',
    })),
  ])
  void jalan()
}

/** Sends failed pictures once more, under the same id_trx. */
export function kirimLagi(): void {
  for (const { id_trx, state } of antrianFoto.get())
    if (state === 'gagal') ubah(id_trx, { state: 'menunggu' })
  void jalan()
}
addEventListener('online', kirimLagi)

/** Drops a picture from the queue: it will not be sent. */
export const buangKiriman = lepas

let berjalan = false
async function jalan(): Promise<void> {
  if (berjalan) return
  berjalan = true
  try {
    for (;;) {
      const next = antrianFoto.get().find((one) => one.state === 'menunggu')
      if (!next) return
      if (next.token === sessionToken()) await kirim(next)
      else lepas(next.id_trx)
    }
  } finally {
    berjalan = false
  }
}

/** A far bucket and a slow connection. */
const TIMEOUT_MS = 60_000

async function kirim({ id_trx, simpan, asal, content }: Kiriman): Promise<void> {
  ubah(id_trx, { state: 'dikirim' })
  try {
    const foto = content ?? (await base64(await kecilkanFoto(asal)))
    ubah(id_trx, { content: foto })
    await simpan(foto, { idTrx: id_trx, timeout: TIMEOUT_MS, quiet: true })
    lepas(id_trx)
  } catch (error) {
    if (error instanceof ApiError)
      ubah(id_trx, {
        state: error.unknown || error.status >= 500 ? 'gagal' : 'ditolak',
        pesan: error.message,
      })
    else
      ubah(id_trx, {
        state: 'ditolak',
        pesan: error instanceof Refusal ? error.message : messages.requestError,
      })
  }
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  // As many as a call takes arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
