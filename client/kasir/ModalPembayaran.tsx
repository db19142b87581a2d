import { Button } from 'antd'
import { useRef } from 'react'
import { errors } from '#domain/errors.ts'
import { kembalian, describeLine, sisaBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah } from '#domain/units.ts'
import { useBanks } from './acuan.ts'
import { SimpanValidasi } from './BayarSimpan.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { useFokusBayar } from './fokus-bayar.ts'
import { Pembayaran, type PembayaranProps } from './Pembayaran.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import './till.css'

interface Props extends Required<Pick<PembayaranProps, 'arah' | 'total' | 'value' | 'onChange'>> {
  onTutup: () => void
  onSimpan: () => void
  /** Saves and validates at once, for who may. */
  onSekaligus?: (() => void) | undefined
}

/** The payments of what the counter is about to save. F8 closes it again, F9 saves from here. */
export function ModalPembayaran({ arah, total, value, onChange, onTutup, onSimpan, onSekaligus }: Props) {
  const sisa = sisaBayar(value, total)
  const lunas = sisa === 0
  const change = sumRupiah(value.map(kembalian))
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  useFokusBayar({ content: body, simpan: save }, lunas, sisa)
  useKeys(
    { F8: onTutup, F9: () => lunas && onSimpan(), 'Shift+F9': () => lunas && onSekaligus?.() },
    { covered: true },
  )
  return (
    <StaticModal
      open
      title={arah === 'KELUAR' ? 'Pembayaran Ke Customer' : 'Pembayaran'}
      width={700}
      onClose={onTutup}
      footer={
        <>
          <Button onClick={onTutup}>
            Tutup <kbd>F8</kbd>
          </Button>
          {onSekaligus && <SimpanValidasi disabled={!lunas} onClick={onSekaligus} />}
          <Button ref={save} type="primary" disabled={!lunas} onClick={onSimpan}>
            Simpan <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Pembayaran cepat arah={arah} total={total} value={value} onChange={onChange} banks={useBanks()} />
        {sisa > 0 && (
          <p className="till-hint muted">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> menambah pembayaran
          </p>
        )}
        {sisa < 0 && (
          <p className="till-error" role="alert">
            {errors.lebihDariSisa().message}: hapus {lebihDari(value)}, lalu masukkan yang benar
          </p>
        )}
        {change > 0 && (
          <p className="till-kembalian" role="status">
            Kembalian <Rupiah value={change} strong />
          </p>
        )}
      </div>
    </StaticModal>
  )
}

/** Names the payment that is not cash, for the hint what to delete. Cash adjusts to the amount due by itself. */
const lebihDari = (value: PembayaranProps['value']): string => {
  const line = value.find((p) => !p.terkunci && p.jenis !== 'CASH')
  return line ? describeLine(line) : 'CASH'
}
