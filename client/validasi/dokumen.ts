/** What waits for the cashier, by the kind of document: its calls, its paper, and what it is called. */
import type { CallDefinition, CallReply } from '#domain/call.ts'
import {
  batalPembelian,
  daftarPembelian,
  lihatPembelian,
  validasiPembelian,
} from '#domain/calls/pembelian.ts'
import {
  batalPenjualan,
  daftarPenjualan,
  lihatPenjualan,
  validasiPenjualan,
} from '#domain/calls/penjualan.ts'
import { batalTitipan, daftarTitipan, lihatTitipan, validasiTitipan } from '#domain/calls/titipan.ts'
import { daftarValidasi, type Menunggu } from '#domain/calls/validasi.ts'
import { formatRupiah } from '#domain/format.ts'
import { call, type CallOptions } from '#client/api.ts'
import type { Cetakan } from '#client/ui/useCetak.ts'
import { notaBeli } from '#client/ui/beli/useCetakBeli.ts'
import { notaJual } from '#client/features/penjualan/useCetakNota.ts'
import { tandaTerima } from '#client/ui/titipan.ts'

export type Ditunjuk = Pick<Menunggu, 'dokumen' | 'no_faktur_group' | 'urut'>

/** An otorisasi that the server has asked for. */
type Izin = Pick<CallOptions, 'authorizationId'>

interface Dokumen {
  /** Confirms it; answers what is said of it beside 'Berhasil'. @throws ApiError */
  validasi: (m: Ditunjuk, izin: Izin) => Promise<string[]>
  tolak: (m: Ditunjuk, alasan: string) => Promise<unknown>
  calls: { validasi: CallDefinition; batal: CallDefinition }
  nota: (m: Ditunjuk) => Cetakan
  /** Calls whose answers change with it. */
  changes: readonly CallDefinition[]
}

const didapat = ({ poin, kupon }: { poin: number; kupon: string[] }): string[] => [
  ...(poin > 0 ? [`${poin} poin`] : []),
  ...(kupon.length > 0 ? [`kupon ${kupon.join(', ')}`] : []),
]

/** Money that the cashier now hands back. */
const dikembalikan = ({
  jenis,
  nama_bank,
  nominal,
}: CallReply<typeof validasiPenjualan>['kelebihan'][number]): string =>
  `kembalikan kelebihan titipan ${[jenis, nama_bank].filter((text) => text !== '-').join(' ')} ${formatRupiah(nominal)}`

const beli = (jenis: 'PEMBELIAN' | 'TUKAR'): Dokumen => ({
  validasi: async ({ no_faktur_group }, izin) =>
    didapat(await call(validasiPembelian, { body: { jenis, no_faktur_group } }, izin)),
  tolak: ({ no_faktur_group }, alasan) => call(batalPembelian, { body: { jenis, no_faktur_group, alasan } }),
  calls: { validasi: validasiPembelian, batal: batalPembelian },
  nota: ({ no_faktur_group }) => notaBeli(no_faktur_group),
  changes: [daftarPembelian, lihatPembelian],
})

export const DOKUMEN: Record<Menunggu['dokumen'], Dokumen> = {
  PENJUALAN: {
    validasi: async ({ no_faktur_group }, izin) => {
      const { kelebihan, ...got } = await call(
        validasiPenjualan,
        { body: { jenis: 'PENJUALAN', no_faktur_group } },
        izin,
      )
      return [...kelebihan.map(dikembalikan), ...didapat(got)]
    },
    tolak: ({ no_faktur_group }, alasan) => call(batalPenjualan, { body: { no_faktur_group, alasan } }),
    calls: { validasi: validasiPenjualan, batal: batalPenjualan },
    nota: ({ no_faktur_group }) => notaJual(no_faktur_group),
    changes: [daftarPenjualan, lihatPenjualan, daftarTitipan, lihatTitipan],
  },
  TITIPAN: {
    validasi: async ({ no_faktur_group, urut }) => (
      await call(validasiTitipan, { body: { jenis: 'TITIPAN', no_titip_group: no_faktur_group, urut } }),
      []
    ),
    tolak: ({ no_faktur_group, urut }, alasan) =>
      call(batalTitipan, { body: { no_titip_group: no_faktur_group, urut, alasan } }),
    calls: { validasi: validasiTitipan, batal: batalTitipan },
    nota: ({ no_faktur_group, urut }) => tandaTerima(no_faktur_group, urut),
    changes: [daftarTitipan, lihatTitipan],
  },
  PEMBELIAN: beli('PEMBELIAN'),
  TUKAR: beli('TUKAR'),
}

/** Everything that a decision of the cashier changes. */
export const semuaBerubah: readonly CallDefinition[] = [
  daftarValidasi,
  ...new Set(Object.values(DOKUMEN).flatMap((d) => d.changes)),
]

/** One row, whatever its kind: an addition has the number of its deposit. */
export const kunci = ({ no_faktur_group, urut }: Pick<Ditunjuk, 'no_faktur_group' | 'urut'>): string =>
  urut === 1 ? no_faktur_group : `${no_faktur_group} / ${urut}`
