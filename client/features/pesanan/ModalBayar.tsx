import { Button } from 'antd'
import { useRef } from 'react'
import { kembalian, sisaBayar, totalBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah } from '#domain/units.ts'
import { useBanks } from '#client/kasir/acuan.ts'
import { useFokusBayar } from '#client/kasir/fokus-bayar.ts'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { EstimasiField } from './EstimasiField.tsx'
import type { TransaksiPesanan } from './useTransaksiPesanan.ts'

interface Props {
  transaksi: TransaksiPesanan
  onTutup: () => void
  onSimpan: () => void
}

/** The DP of the order that is being taken: none, or up to all of it. F8 closes it again, F9 saves from here. */
export function ModalBayar({ transaksi, onTutup, onSimpan }: Props) {
  const { draft, hitungan, errors, change: changeForm } = transaksi
  const { pembayaran } = draft
  const { total } = hitungan
  const sisa = sisaBayar(pembayaran, total)
  const change = sumRupiah(pembayaran.map(kembalian))
  const form = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  useFokusBayar({ content: body, simpan: save }, pembayaran.length > 0, totalBayar(pembayaran))
  const simpan = () => keTanggalKeliru(form.current) || onSimpan()
  useKeys({ F8: onTutup, F9: simpan }, { covered: true })
  return (
    <StaticModal
      open
      title="Pembayaran Pesanan"
      width={700}
      onClose={onTutup}
      footer={
        <>
          <Button onClick={onTutup}>
            Tutup <kbd>F8</kbd>
          </Button>
          <Button ref={save} type="primary" disabled={sisa < 0} onClick={simpan}>
            {pembayaran.length > 0 ? 'Bayar Sekarang' : 'Simpan Tanpa DP'} <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div className="pesan-bayar" ref={form}>
        <dl className="till-figures" aria-label="Tagihan pesanan">
          <div>
            <dt>Total Pesanan</dt>
            <dd>
              <Rupiah value={total} />
            </dd>
          </div>
          <div className="till-due">
            <dt>{sisa < 0 ? 'Lebih' : 'Sisa Saat Diambil'}</dt>
            <dd aria-live="polite">
              <Rupiah value={sisa} />
            </dd>
          </div>
        </dl>
        <EstimasiField transaksi={transaksi} />
        <div ref={body} className="pesan-penuh">
          <Pembayaran
            bebas
            disabled={draft.dikirim}
            total={total}
            value={pembayaran}
            onChange={(next) => changeForm({ pembayaran: next })}
            banks={useBanks()}
          />
          <FieldErrors errors={errors.filter((e) => e.field.startsWith('pembayaran'))} />
          {change > 0 && (
            <p className="till-kembalian" role="status">
              Kembalian <Rupiah value={change} strong />
            </p>
          )}
          <p className="till-hint muted">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> menambah pembayaran
          </p>
        </div>
      </div>
    </StaticModal>
  )
}
