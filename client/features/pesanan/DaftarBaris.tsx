import { Button } from 'antd'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { useObservable } from '#client/net/observable.ts'
import type { BarisDihitung } from './baris.ts'
import { errorsBaris } from './draf.ts'
import { fotoDraf } from '#client/kasir/foto-baris.ts'

interface Props {
  lines: readonly BarisDihitung[]
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (line: BarisDihitung) => void
  onHapus: (line: BarisDihitung) => void
  onPakaiHarga: (line: BarisDihitung) => void
}

export const idBaris = (urut: number): string => `pesan-baris-${urut}`

/** What is being ordered, each with how its estimate comes about. */
export function DaftarBaris({ lines, errors, disabled, onUbah, onHapus, onPakaiHarga }: Props) {
  const foto = useObservable(fotoDraf)
  return (
    <ol className="pesan-baris" aria-label="Barang pesanan">
      {lines.map((line, i) => {
        const { baris, group, harga_total, harga_jual, rumus, harga_baru } = line
        const salah = errorsBaris(errors, i)
        return (
          <li key={baris.kunci} className={salah.length > 0 ? 'pesan-satu pesan-salah' : 'pesan-satu'}>
            <div className="pesan-apa">
              <p>
                <span className="till-nama">{baris.nama_barang}</span>{' '}
                <span className="till-kadar">{group?.kadar_cetak ?? baris.kode_group}</span>{' '}
                <span className="till-kadar">{baris.mengikat ? 'HARGA MENGIKAT' : 'HARGA HARI DIAMBIL'}</span>
              </p>
              <small className="muted">
                {[
                  baris.kode_group,
                  baris.ukuran && `ukuran ${baris.ukuran}`,
                  baris.catatan,
                  baris.nama_atribut,
                  foto.has(baris.kunci) && 'ada foto',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {baris.berat_customer > 0 && (
                <small>
                  Emas customer <Gram value={baris.berat_customer} /> kadar{' '}
                  {formatPersen(baris.kadar_customer)}
                </small>
              )}
            </div>
            <div className="pesan-hitung">
              <small className="muted number">
                {rumus} = <Rupiah value={harga_jual} />
              </small>
              {(baris.ongkos > 0 || baris.harga_atribut > 0) && (
                <small className="muted number">
                  {baris.ongkos > 0 && (
                    <>
                      + ongkos <Rupiah value={baris.ongkos} />{' '}
                    </>
                  )}
                  {baris.harga_atribut > 0 && (
                    <>
                      + atribut <Rupiah value={baris.harga_atribut} />
                    </>
                  )}
                </small>
              )}
              <Rupiah value={harga_total} strong />
            </div>
            <div className="pesan-tombol">
              <Button
                id={idBaris(i)}
                size="small"
                disabled={disabled}
                aria-label={`Ubah ${baris.nama_barang}`}
                data-sebab={salah.length > 0 ? 'di sini' : undefined}
                onClick={() => onUbah(line)}
              >
                Ubah
              </Button>
              <Button
                size="small"
                type="text"
                danger
                disabled={disabled}
                aria-label={`Hapus ${baris.nama_barang}`}
                onClick={() => onHapus(line)}
              >
                Hapus
              </Button>
            </div>
            {harga_baru !== undefined && !disabled && (
              <p className="till-berubah pesan-penuh">
                Harga Berubah:{' '}
                <s>
                  <Rupiah value={baris.harga_gram} />
                </s>{' '}
                menjadi <Rupiah value={harga_baru} /> per gram{' '}
                <Button size="small" onClick={() => onPakaiHarga(line)}>
                  Pakai Harga Baru
                </Button>
              </p>
            )}
            {salah.length > 0 && (
              <div className="pesan-penuh">
                <FieldErrors errors={salah} />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
