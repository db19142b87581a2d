import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { errors } from '#domain/errors.ts'
import { kembalian, sisaBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { Pembayaran } from '#client/ui/Pembayaran.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useTombol } from '#client/ui/tombol.ts'
import { useBanks } from '#client/ui/acuan.ts'
import type { Transaksi } from './useTransaksi.ts'

interface Props {
  transaksi: Transaksi
  onTutup: () => void
  onSimpan: () => void
}

/** The payments of the sale. F8 closes it again, F9 saves from here. */
export function ModalPembayaran({ transaksi, onTutup, onSimpan }: Props) {
  const { tagihan: { arah, total, list }, isi } = transaksi
  const sisa = sisaBayar(list, total)
  const lunas = sisa === 0
  const change = sumRupiah(list.map(kembalian))
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  // First to the money in hand; once all is paid, to the button that ends it.
  useEffect(() => {
    const frame = setTimeout(() => (sisa === 0 ? save.current : body.current?.querySelector<HTMLInputElement>('[data-field="uang_diterima"] input, .pembayaran-fields input'))?.focus(), 60)
    return () => clearTimeout(frame)
  }, [sisa])
  useTombol({ F8: onTutup, F9: () => lunas && onSimpan() }, { covered: true })
  return (
    <StaticModal
      open
      title={arah === 'KELUAR' ? 'Pembayaran Ke Customer' : 'Pembayaran'}
      width={620}
      onClose={onTutup}
      footer={
        <>
          <Button onClick={onTutup}>Tutup <kbd>F8</kbd></Button>
          <Button ref={save} type="primary" disabled={!lunas} onClick={onSimpan}>Simpan <kbd>F9</kbd></Button>
        </>
      }
    >
      <div ref={body}>
        <Pembayaran arah={arah} total={total} value={list} onChange={(next) => isi({ pembayaran: next.filter((p) => !p.terkunci) })} banks={useBanks()} />
        {sisa > 0 && <p className="till-hint muted"><kbd>Ctrl</kbd> <kbd>Enter</kbd> menambah pembayaran</p>}
        {sisa < 0 && <p className="till-galat" role="alert">{errors.lebihDariSisa().message}</p>}
        {change > 0 && <p className="till-kembalian" role="status">Kembalian <Rupiah value={change} strong /></p>}
      </div>
    </StaticModal>
  )
}
