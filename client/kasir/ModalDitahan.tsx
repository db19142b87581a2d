import { Button } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import { confirm } from '#client/net/dialogs.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './ditahan.css'
import type { Ditahan } from './tahan.ts'

interface Props {
  list: readonly Ditahan[]
  onAmbil: (id_trx: string) => void
  onBuang: (id_trx: string) => void
  onTutup: () => void
}

const sebut = ({ catatan, customer }: Ditahan): string => catatan || customer

/**
 * Lists the transactions put aside at this till: Enter or a click takes a transaction up again, the arrows walk among
 * them.
 */
export function ModalDitahan({ list, onAmbil, onBuang, onTutup }: Props) {
  const content = useRef<HTMLUListElement>(null)
  const geser = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const stops = [...content.current!.querySelectorAll<HTMLElement>('.ditahan-ambil')]
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus()
    event.preventDefault()
  }
  const buang = async (held: Ditahan) => {
    if (!(await confirm(`Buang transaksi ${sebut(held)} yang ditahan`))) return
    onBuang(held.draf.id_trx)
    if (list.length === 1) onTutup()
  }
  return (
    <StaticModal
      open
      title="Transaksi Ditahan"
      width={640}
      onClose={onTutup}
      footer={<Button onClick={onTutup}>Tutup</Button>}
    >
      <p className="muted">
        Barangnya belum dipesan, jadi masih bisa dijual di kasir lain. Yang ditahan hilang bila hari berganti.
      </p>
      <ul ref={content} className="ditahan" aria-label="Transaksi ditahan" onKeyDown={geser}>
        {list.map((held, i) => (
          <li key={held.draf.id_trx}>
            <button
              type="button"
              className="ditahan-ambil"
              {...(i === 0 ? { 'data-autofocus': '' } : {})}
              onClick={() => onAmbil(held.draf.id_trx)}
            >
              <span>
                <strong>{sebut(held)}</strong> <small className="muted">{held.jam}</small>
              </span>
              <strong>
                <Rupiah value={held.total} />
              </strong>
              <small className="muted">{held.barang.join(', ') || 'Belum ada barang'}</small>
            </button>
            <Button
              size="small"
              aria-label={`Buang transaksi ${sebut(held)}`}
              onClick={() => void buang(held)}
            >
              Buang
            </Button>
          </li>
        ))}
      </ul>
    </StaticModal>
  )
}
