import { Button } from 'antd'
import { baki } from '#domain/masters/baki.ts'
import type { KirimanLine } from '#domain/calls/terima.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatGram } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { enterGoesOn } from '#client/ui/keys.ts'
import { GramInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { sebutan } from '#client/stok/form.ts'
import { SORTIR } from './draft-terima.ts'
import type { ArrivedLine, useTerima } from './useTerima.ts'

interface Props {
  terima: Pick<ReturnType<typeof useTerima>, 'draft' | 'sampai' | 'belum' | 'ada' | 'changeLine' | 'hapus'>
  wrong: readonly FieldError[]
  onUbah: () => void
}

/** The pieces in hand, the last on top, with their tray and weight; below them the pieces that are still missing. */
export function TerimaLine({
  terima: { draft, sampai, belum, ada, changeLine, hapus },
  wrong,
  onUbah,
}: Props) {
  const empty = errorOf(wrong, 'baris')
  return (
    <>
      {empty && (
        <p className="field-error" role="alert">
          {empty}
        </p>
      )}
      {sampai.length > 0 && (
        <ol className="terima-baris card" aria-label="Sudah sampai" reversed onKeyDown={enterGoesOn}>
          {sampai
            .map((s, i) => ({ s, error: errorOf(wrong, `baris.${i}`) }))
            .toReversed()
            .map(({ s, error }) => (
              <li key={s.urut} className={error ? 'stok-salah' : 'terima-sampai'}>
                <Nama line={s.line} error={error} />
                <Tempat
                  sampai={s}
                  terkunci={draft.dikirim}
                  onChange={(tempat) => {
                    onUbah()
                    changeLine(s.urut, { tempat })
                  }}
                />
                <GramInput
                  aria-label={`Berat ${sebutan(s.line)}`}
                  placeholder={formatGram(s.line.berat)}
                  readOnly={draft.dikirim}
                  value={s.berat}
                  onChange={(berat) => {
                    onUbah()
                    changeLine(s.urut, { berat: berat ?? null })
                  }}
                />
                <Button
                  size="small"
                  disabled={draft.dikirim}
                  aria-label={`Hapus ${sebutan(s.line)}`}
                  onClick={() => {
                    onUbah()
                    hapus(s.urut)
                  }}
                >
                  Hapus
                </Button>
              </li>
            ))}
        </ol>
      )}
      {belum.length > 0 && (
        <>
          <h2 className="terima-belum">Belum Discan</h2>
          <ul className="terima-baris card" aria-label="Belum discan">
            {belum.map((b) => (
              <li key={b.urut}>
                <Nama line={b} error={undefined} />
                <span className="muted">
                  {b.kode_group} {b.kode_dept}
                </span>
                <Gram value={b.berat} />
                {b.kode_barcode === '-' && (
                  <Button
                    size="small"
                    disabled={draft.dikirim}
                    aria-label={`Ada ${b.nama_barang}`}
                    onClick={() => {
                      onUbah()
                      ada(b)
                    }}
                  >
                    Ada
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const Nama = ({ line, error }: { line: KirimanLine; error: string | undefined }) => (
  <span className="terima-nama">
    <strong>{line.nama_barang}</strong> {line.kadar_cetak}
    <small className="muted">{line.kode_barcode === '-' ? 'Tanpa barcode' : line.kode_barcode}</small>
    {error && (
      <span className="field-error" role="alert">
        {error}
      </span>
    )}
  </span>
)

interface TempatProps {
  sampai: ArrivedLine
  terkunci: boolean
  onChange: (tempat: string) => void
}

/** The tray of this piece, when it differs from the tray of all. */
function Tempat({ sampai: { line, tempat }, terkunci, onChange }: TempatProps) {
  const trays = useCall(baki.calls.ready, {}, { staleTime: 60_000 })
  if (line.sortir === 'HARUS') return <span>SORTIR</span>
  return (
    <Picker<string>
      aria-label={`Baki ${sebutan(line)}`}
      reading={trays}
      showSearch={{ optionFilterProp: 'label' }}
      disabled={terkunci}
      value={tempat}
      options={[
        { value: '', label: 'Baki di atas' },
        ...(line.sortir === 'BOLEH' ? [{ value: SORTIR, label: 'SORTIR' }] : []),
        ...(trays.data ?? []).map((t) => ({
          value: `${t.kode_gudang}/${t.kode_baki}`,
          label: `${t.kode_gudang} / ${t.kode_baki}`,
        })),
      ]}
      onChange={(next) => {
        onChange(next)
        keScan()
      }}
    />
  )
}
