import { Button } from 'antd'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { useObservable } from '#client/net/observable.ts'
import type { ComputedLine } from './lines.ts'
import { errorsOfLine } from './draft.ts'
import { draftFoto } from '#client/kasir/line-foto.ts'

interface Props {
  lines: readonly ComputedLine[]
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (line: ComputedLine) => void
  onHapus: (line: ComputedLine) => void
  onPakaiHarga: (line: ComputedLine) => void
}

export const lineId = (urut: number): string => `pesan-baris-${urut}`

/** The pieces being ordered, with how their estimates come about. */
export function LineList({ lines, errors, disabled, onUbah, onHapus, onPakaiHarga }: Props) {
  const foto = useObservable(draftFoto)
  return (
    <ol className="pesan-baris" aria-label="Barang pesanan">
      {lines.map((line, i) => {
        const { line: row, group, harga_total, harga_jual, rumus, harga_baru } = line
        const wrong = errorsOfLine(errors, i)
        return (
          <li key={row.kunci} className={wrong.length > 0 ? 'pesan-satu pesan-salah' : 'pesan-satu'}>
            <div className="pesan-apa">
              <p>
                <span className="till-nama">{row.nama_barang}</span>{' '}
                <span className="till-kadar">{group?.kadar_cetak ?? row.kode_group}</span>{' '}
                <span className="till-kadar">{row.mengikat ? 'HARGA MENGIKAT' : 'HARGA HARI DIAMBIL'}</span>
              </p>
              <small className="muted">
                {[
                  row.kode_group,
                  row.ukuran && `ukuran ${row.ukuran}`,
                  row.catatan,
                  row.nama_atribut,
                  foto.has(row.kunci) && 'ada foto',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {row.berat_customer > 0 && (
                <small>
                  Emas customer <Gram value={row.berat_customer} /> kadar {formatPersen(row.kadar_customer)}
                </small>
              )}
            </div>
            <div className="pesan-hitung">
              <small className="muted number">
                {rumus} = <Rupiah value={harga_jual} />
              </small>
              {(row.ongkos > 0 || row.harga_atribut > 0) && (
                <small className="muted number">
                  {row.ongkos > 0 && (
                    <>
                      + ongkos <Rupiah value={row.ongkos} />{' '}
                    </>
                  )}
                  {row.harga_atribut > 0 && (
                    <>
                      + atribut <Rupiah value={row.harga_atribut} />
                    </>
                  )}
                </small>
              )}
              <Rupiah value={harga_total} strong />
            </div>
            <div className="pesan-tombol">
              <Button
                id={lineId(i)}
                size="small"
                disabled={disabled}
                aria-label={`Ubah ${row.nama_barang}`}
                data-sebab={wrong.length > 0 ? 'di sini' : undefined}
                onClick={() => onUbah(line)}
              >
                Ubah
              </Button>
              <Button
                size="small"
                type="text"
                danger
                disabled={disabled}
                aria-label={`Hapus ${row.nama_barang}`}
                onClick={() => onHapus(line)}
              >
                Hapus
              </Button>
            </div>
            {harga_baru !== undefined && !disabled && (
              <p className="till-berubah pesan-penuh">
                Harga Berubah:{' '}
                <s>
                  <Rupiah value={row.harga_gram} />
                </s>{' '}
                menjadi <Rupiah value={harga_baru} /> per gram{' '}
                <Button size="small" onClick={() => onPakaiHarga(line)}>
                  Pakai Harga Baru
                </Button>
              </p>
            )}
            {wrong.length > 0 && (
              <div className="pesan-penuh">
                <FieldErrors errors={wrong} />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
