import { Button } from 'antd'
import type { NotaBeli } from '#domain/calls/pembelian.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './beli.css'

/** Asks which piece of a nota has come back. */
export function ChooseNotaModal({
  choices,
  onChoose,
  onTutup,
}: {
  choices: readonly NotaBeli[]
  onChoose: (nota: NotaBeli) => void
  onTutup: () => void
}) {
  return (
    <StaticModal
      open
      title={title(choices)}
      width={640}
      footer={<Button onClick={onTutup}>Tutup</Button>}
      onClose={onTutup}
    >
      <ul className="beli-pilih">
        {choices.map((nota, i) => (
          <li key={nota.no_faktur_jual}>
            <span>
              <strong>{nota.nama_barang}</strong> {nota.kadar_cetak}
              <small className="muted">
                {nota.kode_barcode} · {nota.no_faktur_jual}
              </small>
            </span>
            <Gram value={nota.berat} />
            <Rupiah value={nota.harga_jual} />
            <Button
              type="primary"
              autoFocus={i === 0}
              aria-label={`Beli ${nota.nama_barang} ${nota.kode_barcode}`}
              onClick={() => onChoose(nota)}
            >
              Beli
            </Button>
          </li>
        ))}
      </ul>
    </StaticModal>
  )
}

/** A short number may be of a sale and of a trade-in. */
const title = (choices: readonly NotaBeli[]): string =>
  [...new Set(choices.map((nota) => `Nota ${nota.no_faktur_group}`))].join(', ')
