import { Button } from 'antd'
import type { DiCucian } from '#domain/calls/cuci.ts'
import type { FieldError } from '#domain/errors.ts'
import { susutBanyak, susutCuci } from '#domain/rules/cuci.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import { GramInput, RupiahInput } from '#client/ui/inputs.tsx'
import { sebutan } from '#client/stok/form.ts'

/** A piece that comes back: what it weighs now, and costs. */
export interface Line {
  barang: DiCucian
  berat_kembali: Milligram | null
  ongkos: Rupiah | null
}

interface LineProps {
  baris: readonly Line[]
  wrong: readonly FieldError[]
  terkunci: boolean
  toleransi: Parameters<typeof susutBanyak>[1]
  onChange: (id: number, bagian: Partial<Line>) => void
  onHapus: (id: number) => void
}

/** The pieces that come back, weighed or still to be weighed. */
export function KembaliLine({ baris: lines, wrong, terkunci, toleransi, onChange, onHapus }: LineProps) {
  if (lines.length === 0) return null
  return (
    <ol className="stok-barang stok-isian card" aria-label="Barang yang kembali" reversed>
      {lines
        .map((b, i) => ({ ...b, error: errorOf(wrong, `barang.${i}`) }))
        .toReversed()
        .map(({ barang, berat_kembali, ongkos, error }) => (
          <li key={barang.id} className={error ? 'stok-salah' : undefined} onKeyDown={enterGoesOn}>
            <span className="stok-nama">
              <strong>{barang.nama_barang}</strong> {barang.kadar_cetak}
              <small className="muted">
                {barang.kode_barcode} · dikirim <Gram value={barang.berat} />
              </small>
              {berat_kembali !== null && berat_kembali <= barang.berat && (
                <small
                  className={
                    susutBanyak({ ...barang, berat_kembali }, toleransi) ? 'stok-susut-banyak' : 'muted'
                  }
                >
                  Susut <Gram value={susutCuci({ berat: barang.berat, berat_kembali })} />
                  {susutBanyak({ ...barang, berat_kembali }, toleransi) &&
                    ', di atas toleransi, perlu otorisasi'}
                </small>
              )}
              {error && (
                <span className="field-error" role="alert">
                  {error}
                </span>
              )}
            </span>
            <GramInput
              aria-label={`Berat kembali ${sebutan(barang)}`}
              aria-invalid={error ? true : undefined}
              placeholder="Berat kembali"
              readOnly={terkunci}
              value={berat_kembali}
              onChange={(berat) => onChange(barang.id, { berat_kembali: berat })}
            />
            <RupiahInput
              aria-label={`Ongkos ${sebutan(barang)}`}
              placeholder="Ongkos"
              readOnly={terkunci}
              value={ongkos}
              onChange={(rp) => onChange(barang.id, { ongkos: rp })}
            />
            <Button
              size="small"
              disabled={terkunci}
              aria-label={`Hapus ${sebutan(barang)}`}
              onClick={() => onHapus(barang.id)}
            >
              Hapus
            </Button>
          </li>
        ))}
    </ol>
  )
}
