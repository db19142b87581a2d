import { Button, Select } from 'antd'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatGram } from '#domain/format.ts'
import { AsalHarga } from '#client/kasir/AsalHarga.tsx'
import { IzinLine } from '#client/kasir/IzinLine.tsx'
import { TillTable } from '#client/kasir/TillTable.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { GramInput, RupiahInput } from '#client/ui/inputs.tsx'
import { fokus } from '#client/ui/fokus.ts'
import { Sunting } from '#client/ui/Sunting.tsx'
import { idBeli } from './beli-fields.ts'
import { kondisiChoices, type BeliDihitung, type DiisiBeli } from './keranjang-beli.ts'
import './beli.css'

interface Props {
  lines: readonly BeliDihitung[]
  acuan: AcuanPembelian
  /** By the line's kunci. */
  errors: Readonly<Record<string, readonly FieldError[]>>
  disabled: boolean
  /** The line that was just found: its weight is entered next. */
  baru: string | undefined
  onUbah: (kunci: string, bagian: Partial<DiisiBeli>) => void
  onIzin: (line: BeliDihitung) => void
  onHapus: (line: BeliDihitung) => void
  /** Fetches a nota anew. */
  onSegarkan: (line: BeliDihitung) => void
  /** Back to the scan box. */
  onSelesai: () => void
}

const COLUMNS = [
  { title: 'Barang' },
  { title: 'Berat', number: true },
  { title: 'Kondisi' },
  { title: 'Potongan', number: true },
  { title: 'Harga Beli', number: true },
]

/** The pieces that came back, each with what is entered of it and how its price comes about. */
export function BeliList(props: Props) {
  const kondisi = useMemo(() => kondisiChoices(props.acuan.kondisi), [props.acuan])
  return (
    <TillTable caption="Barang yang dibeli" className="beli-table" columns={COLUMNS} actions="Hapus">
      {props.lines.map((line, i) => (
        <Line key={line.line.kunci} line={line} urut={i} kondisi={kondisi} {...props} />
      ))}
    </TillTable>
  )
}

function Line({
  line,
  urut,
  kondisi,
  errors: ofLines,
  disabled,
  baru,
  onUbah,
  onHapus,
  onSelesai,
  ...rest
}: Omit<Props, 'acuan'> & {
  line: BeliDihitung
  urut: number
  kondisi: ReturnType<typeof kondisiChoices>
}) {
  const { line: row, nama_barang, kadar_cetak, harga } = line
  const { kunci, nota } = row
  const errors = ofLines[kunci] ?? []
  useEffect(() => {
    if (baru === kunci) fokus(idBeli(urut, 'berat'))
  }, [baru, kunci, urut])
  const beside = (field: 'berat' | 'potongan', next: () => void) => ({
    id: idBeli(urut, field),
    disabled,
    langsung: true,
    onNext: next,
    onGeser: (step: 1 | -1) => fokus(idBeli(urut + step, field)),
    describedBy: `${idBeli(urut, field)}-batas`,
  })
  const wrong = errorOf(errors, 'kondisi')
  const [memilih, memilihKondisi] = useState(false)
  return (
    <>
      <tr className={errors.length ? 'till-salah till-told' : 'till-told'}>
        <th scope="row">
          <span className="till-nama">{nama_barang}</span> <span className="till-kadar">{kadar_cetak}</span>
          <small className="muted">
            {nota ? `${nota.kode_barcode} · ${nota.no_faktur_jual}` : 'Tanpa nota'}
          </small>
          {nota && (
            <small className="muted">
              {nota.tgl_jual} · {nota.umur_hari} hari · {nota.nama_toko}
            </small>
          )}
          {nota?.luar && <small className="muted">Nota server lain: dipotong menurut aturan toko ini</small>}
        </th>
        <td className="number">
          <Sunting
            as={GramInput}
            label={`Berat ${nama_barang}`}
            value={row.berat}
            error={errorOf(errors, 'berat')}
            onCommit={(berat) => onUbah(kunci, { berat })}
            {...beside('berat', () => {
              fokus(idBeli(urut, 'kondisi'))
              memilihKondisi(true)
            })}
          />
          <Limit id={`${idBeli(urut, 'berat')}-batas`} error={errorOf(errors, 'berat')}>
            {nota ? `nota ${formatGram(nota.berat)} g` : 'timbang'}
          </Limit>
        </td>
        <td>
          <Select
            id={idBeli(urut, 'kondisi')}
            className="beli-kondisi"
            aria-label={`Kondisi ${nama_barang}`}
            {...(wrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
            disabled={disabled}
            placeholder="Pilih kondisi"
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            open={memilih}
            onOpenChange={memilihKondisi}
            onBlur={() => memilihKondisi(false)}
            value={row.kondisi || null}
            options={kondisi}
            onChange={(chosen: string) => onUbah(kunci, { kondisi: chosen })}
            onSelect={() => setTimeout(onSelesai)}
          />
          {wrong && (
            <small className="field-error" role="alert">
              {wrong}
            </small>
          )}
        </td>
        <td className="number">
          <Sunting
            as={Number}
            label={`Potongan ${nama_barang}`}
            value={row.potongan_manual}
            error={errorOf(errors, 'potongan_manual')}
            onCommit={(potongan_manual) => onUbah(kunci, { potongan_manual })}
            {...beside('potongan', onSelesai)}
          />
          <Limit id={`${idBeli(urut, 'potongan')}-batas`} error={errorOf(errors, 'potongan_manual')}>
            tambahan
          </Limit>
        </td>
        <td className="number till-total">
          <Rupiah value={harga} strong />
          <small className="muted">
            {line.harga_rata > 0 && (
              <>
                <Rupiah value={line.harga_rata} />
                /g
              </>
            )}
          </small>
        </td>
        <td>
          <Button
            type="text"
            danger
            disabled={disabled}
            data-sebab={errors.some((e) => !FIELDS.has(e.field)) ? 'di sini' : undefined}
            aria-label={`Hapus ${nama_barang}`}
            onClick={() => onHapus(line)}
          >
            ×
          </Button>
        </td>
      </tr>
      <tr className={errors.length ? 'till-below till-salah' : 'till-below'}>
        <td colSpan={6}>
          <Keterangan line={line} errors={errors} disabled={disabled} {...rest} />
        </td>
      </tr>
    </>
  )
}

/** The column says what it is; its figures need the room. */
const Number = (props: React.ComponentProps<typeof RupiahInput>) => <RupiahInput {...props} prefix={null} />

const Limit = ({ id, error, children }: { id: string; error: string | undefined; children: ReactNode }) => (
  <small id={id} className={error ? 'field-error' : 'muted'} role={error ? 'alert' : undefined}>
    {error ?? children}
  </small>
)

/** Told beside their own fields. */
const FIELDS = new Set(['berat', 'kondisi', 'potongan_manual'])
const BERUBAH = new Set(['harga', 'harga_nota', 'berat_nota'])

/** Below a line: where its price comes from, what it still needs, what the server said of it. */
function Keterangan({
  line,
  errors,
  disabled,
  onIzin,
  onSegarkan,
}: Pick<Props, 'disabled' | 'onIzin' | 'onSegarkan'> & {
  line: BeliDihitung
  errors: readonly FieldError[]
}) {
  const others = [
    ...line.tanpa_harga,
    ...errors.filter((e) => !FIELDS.has(e.field) && !line.tanpa_harga.some((t) => t.field === e.field)),
  ]
  return (
    <>
      <AsalHarga
        nama_barang={line.nama_barang}
        asal={line.asal}
        jumlah={{ nama: 'Harga Beli', nilai: line.harga }}
      />
      {others.map((e) => (
        <p key={e.field + e.message} className="till-error" role="alert">
          {e.message}{' '}
          {BERUBAH.has(e.field) && line.line.nota && (
            <Button size="small" disabled={disabled} onClick={() => onSegarkan(line)}>
              Perbarui Harga
            </Button>
          )}
        </p>
      ))}
      <IzinLine
        perlu={line.perlu}
        otorisasi={line.otorisasi}
        disabled={disabled}
        onIzin={() => onIzin(line)}
      />
    </>
  )
}
