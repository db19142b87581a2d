import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { errors } from '#domain/errors.ts'
import { sisaBayar } from '#domain/rules/pembayaran.ts'
import { useBanks } from '#client/ui/acuan.ts'
import { Pembayaran } from '#client/ui/Pembayaran.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useTombol } from '#client/ui/tombol.ts'
import type { TransaksiBeli } from './useTransaksiBeli.ts'

interface Props {
  transaksi: TransaksiBeli
  onTutup: () => void
  onSimpan: () => void
}

/** What the shop pays out, in cash or by transfer. F8 closes it again, F9 saves from here. */
export function ModalBayar({ transaksi: { draf, hitungan, isi }, onTutup, onSimpan }: Props) {
  const sisa = sisaBayar(draf.pembayaran, hitungan.total)
  const lunas = sisa === 0
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const frame = setTimeout(() => (sisa === 0 ? save.current : body.current?.querySelector<HTMLInputElement>('[data-field="nominal"] input'))?.focus(), 60)
    return () => clearTimeout(frame)
  }, [sisa])
  useTombol({ F8: onTutup, F9: () => lunas && onSimpan() }, { covered: true })
  return (
    <StaticModal
      open
      title="Pembayaran Ke Customer"
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
        <Pembayaran arah="KELUAR" total={hitungan.total} value={draf.pembayaran} onChange={(pembayaran) => isi({ pembayaran })} banks={useBanks()} />
        {sisa > 0 && <p className="till-hint muted"><kbd>Ctrl</kbd> <kbd>Enter</kbd> menambah pembayaran</p>}
        {sisa < 0 && <p className="till-galat" role="alert">{errors.lebihDariSisa().message}</p>}
      </div>
    </StaticModal>
  )
}
