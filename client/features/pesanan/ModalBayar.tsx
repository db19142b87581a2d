import { errors as refusals } from '#domain/errors.ts'
import { sisaBayar, totalBayar } from '#domain/rules/pembayaran.ts'
import { Figure } from '#client/kasir/Figure.tsx'
import { useBanks } from '#client/kasir/acuan.ts'
import { CtrlEnterMenambah, Kembalian, ModalUang } from '#client/kasir/ModalUang.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { EstimasiField } from './EstimasiField.tsx'
import type { TransaksiPesanan } from './useTransaksiPesanan.ts'

interface Props {
  transaksi: TransaksiPesanan
  onTutup: () => void
  onSimpan: () => void
}

/** The DP of the order that is being taken: none, or up to all of it. F8 closes it again, F9 saves from here. */
export function ModalBayar({ transaksi, ...ends }: Props) {
  const { draft, hitungan, errors, change } = transaksi
  const { pembayaran } = draft
  const { total } = hitungan
  const sisa = sisaBayar(pembayaran, total)
  const adaDp = pembayaran.length > 0
  return (
    <ModalUang
      title="Pembayaran Pesanan"
      className="pesan-bayar"
      tutupKey="F8"
      simpan={adaDp ? 'Bayar Sekarang' : 'Simpan Tanpa DP'}
      siap={sisa >= 0}
      fokus={{ cukup: adaDp, sisa: totalBayar(pembayaran) }}
      {...ends}
    >
      <dl className="till-figures" aria-label="Tagihan pesanan">
        <Figure nama="Total Pesanan" rp={total} />
        <Figure due nama={sisa < 0 ? 'Lebih' : 'Sisa Saat Diambil'} rp={sisa} />
      </dl>
      <EstimasiField transaksi={transaksi} />
      <div className="pesan-penuh">
        <Pembayaran
          bebas
          disabled={draft.dikirim}
          total={total}
          value={pembayaran}
          onChange={(next) => change({ pembayaran: next })}
          banks={useBanks()}
        />
        <FieldErrors errors={errors.filter((e) => e.field.startsWith('pembayaran'))} />
        {sisa < 0 && (
          <p className="till-error" role="alert">
            {refusals.lebihDariSisa().message}
          </p>
        )}
        <Kembalian list={pembayaran} />
        <CtrlEnterMenambah />
      </div>
    </ModalUang>
  )
}
