/** Pictures as staff, and others, send them. */
import sharp from 'sharp'
import type { Client, Reply } from './client.ts'

/** Of one colour. */
const polos = (width: number, height: number, warna: string) =>
  sharp({ create: { width, height, channels: 3, background: warna } })

export const jpeg = (width = 900, height = 1200, warna = '#c89b3c'): Promise<Buffer> =>
  polos(width, height, warna).jpeg().toBuffer()

export const png = (width = 300, height = 400, warna = '#c89b3c'): Promise<Buffer> =>
  polos(width, height, warna).png().toBuffer()

/** As a phone makes it: lying on its side, with where and by what it was taken. */
export const dariTelepon = (width = 1200, height = 900): Promise<Buffer> =>
  polos(width, height, '#c89b3c')
    .withExif({
      IFD0: { Make: 'TELEPON', Copyright: 'RAHASIA-PEMOTRET' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 47/1 33/1', GPSLongitude: '110/1 21/1 57/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const kirimFoto = (staf: Client, kode_barcode: string, isi: Buffer, key?: string): Promise<Reply> =>
  staf.send('POST', `foto_produk/${kode_barcode}`, { foto: isi.toString('base64') }, key)
