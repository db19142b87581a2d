import { batalBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { batalHutang, listHutang, lihatHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import { listPembelian } from '#domain/calls/pembelian.ts'
import { dokumenBayarHutang, hutang as kind } from '#domain/dokumen/hutang.ts'
import type { CaraNominal } from '#domain/rules/cara-bayar.ts'
import type { UangBatal } from '#domain/rules/uang-batal.ts'
import { rupiah } from '#domain/units.ts'
import { ModalBatal } from '#client/kasir/ModalBatal.tsx'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { bayarBisaBatal, type BayarHutang } from './tindakan.ts'

/** The act to undo: the newest payment, or the loan on which nothing was paid. */
export type Dibatalkan = { label: string } & ({ apa: 'hutang' } | { apa: 'bayar'; bayar: BayarHutang })

const changes = [listHutang, lihatHutang, listPembelian]
const NAMA: Record<BayarHutang['jenis'], string> = {
  BUNGA: 'Batal Bayar Bunga',
  PERPANJANG: 'Batal Perpanjang',
  CICIL: 'Batal Cicil',
  LUNAS: 'Batal Lunas',
  SERAH: 'Batal Serah Barang',
}
const AKIBAT: Record<BayarHutang['jenis'], string> = {
  BUNGA: 'Uangnya dikembalikan ke customer; bunga dihitung lagi seperti sebelum dibayar.',
  PERPANJANG: 'Uangnya dikembalikan ke customer; jatuh tempo kembali seperti semula.',
  CICIL: 'Uangnya dikembalikan ke customer; sisa pokok kembali seperti semula.',
  LUNAS: 'Uangnya dikembalikan ke customer; barang masuk kembali ke amplopnya dan hutang berjalan lagi.',
  SERAH:
    'Pembelian dari hutang ini dibatalkan dan kelebihannya diminta kembali dari customer; hutang berjalan lagi.',
}

export const uangKembali = (kembalikan: CaraNominal[], terima: CaraNominal[]): UangBatal => ({
  kembalikan,
  terima,
  ke_titipan: rupiah(0),
  ke_dp: rupiah(0),
})

/** Undefined where there is nothing to undo, or not by who stands here. */
export function bisaBatal(h: HutangLengkap): Dibatalkan | undefined {
  const bayar = bayarBisaBatal(h)
  if (bayar) return mayMake(batalBayarHutang) ? { apa: 'bayar', bayar, label: NAMA[bayar.jenis] } : undefined
  if (h.status_hutang !== 'OPEN' || h.status_valid === 'CANC' || h.saldo_awal) return undefined
  const hariIni = h.tgl_system === currentSession()!.userdata.tgl_system
  const polos = h.bayar.every((b) => b.status_valid === 'CANC')
  return polos && (hariIni || h.status_valid === 'OPEN') && mayMake(batalHutang)
    ? { apa: 'hutang', label: 'Batal Hutang' }
    : undefined
}

export function BatalHutang({
  hutang: h,
  batal,
  onTutup,
}: {
  hutang: HutangLengkap
  batal: Dibatalkan
  onTutup: () => void
}) {
  if (batal.apa === 'hutang')
    return (
      <ModalBatal
        kind={kind}
        dokumen={{ no: h.no_faktur_hutang }}
        batal={{
          call: batalHutang,
          input: (no_faktur_hutang, diisi) => ({ body: { no_faktur_hutang, ...diisi } }),
          changes,
          uang: ({ terima }) => uangKembali([], terima),
          text:
            h.status_valid === 'OPEN'
              ? 'Belum divalidasi: belum ada uang yang dibayarkan. Barang dikembalikan ke customer.'
              : 'Uang pinjaman diminta kembali dari customer, barang dikembalikan.',
        }}
        onClose={onTutup}
      />
    )
  const { bayar } = batal
  return (
    <ModalBatal
      kind={dokumenBayarHutang[bayar.jenis]}
      dokumen={{ no: bayar.no_transaksi }}
      batal={{
        call: batalBayarHutang,
        input: (no_transaksi, diisi) => ({ body: { no_transaksi, ...diisi } }),
        changes,
        uang: ({ refund, terima }) => uangKembali(refund, terima),
        text:
          bayar.status_valid === 'OPEN'
            ? 'Belum divalidasi: uangnya dikembalikan ke customer, hutang tidak berubah.'
            : AKIBAT[bayar.jenis],
      }}
      onClose={onTutup}
    />
  )
}
