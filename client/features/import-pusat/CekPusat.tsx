import { Alert, Button, Select, Spin } from 'antd'
import { useState } from 'react'
import { importPusat } from '#domain/calls/import-pusat.ts'
import { formatNumber } from '#domain/format.ts'
import { namaSet, perluImpor, SET_PUSAT, type SetPusat } from '#domain/impor/pusat.ts'
import { messages } from '#domain/messages.ts'
import { mayMake } from '#client/net/may.ts'
import { Field } from '#client/ui/Field.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { BedaTable } from './BedaTable.tsx'
import { useImportPusat } from './useImportPusat.ts'

/** A set is chosen, looked at, and imported as far as it is wanted. */
export function CekPusat({ jauh, nama_pusat }: { jauh: boolean; nama_pusat: string }) {
  const perlu = SET_PUSAT.filter((set) => perluImpor(set, jauh))
  const [set, setSet] = useState<SetPusat>()
  const data = useImportPusat(set)
  const { result, gagal, chosen, mengecek, mengimpor } = data
  const boleh = mayMake(importPusat)
  const impor = () => boleh && !mengimpor && !mengecek && data.impor()
  useKeys({ F9: impor })
  return (
    <>
      <section className="card import-pusat-pilihan" aria-label="Data yang dicek">
        <Field label="Data">
          {(control) => (
            <Select<SetPusat>
              {...control}
              autoFocus
              placeholder="Pilih data"
              disabled={mengecek || mengimpor}
              {...(set && { value: set })}
              options={perlu.map((value) => ({ value, label: namaSet(value) }))}
              onChange={(next) => {
                setSet(next)
                data.kosongkan()
              }}
            />
          )}
        </Field>
        {boleh && (
          <Button onClick={data.cek} disabled={!set || mengimpor} loading={mengecek}>
            Cek
          </Button>
        )}
        {boleh && (
          <Button
            type="primary"
            onClick={impor}
            disabled={chosen.length === 0 || mengecek}
            loading={mengimpor}
          >
            Import {formatNumber(chosen.length)} Baris <kbd>F9</kbd>
          </Button>
        )}
        <ul className="muted">
          {perlu.length < SET_PUSAT.length && (
            <li>
              {SET_PUSAT.filter((s) => !perluImpor(s, jauh))
                .map(namaSet)
                .join(', ')}{' '}
              sudah sama di semua toko server ini, tidak perlu diimport.
            </li>
          )}
          <li>
            Data member {jauh ? 'tetap di server tempat mendaftar' : 'sudah satu untuk semua toko'}, tidak
            diimport.
          </li>
          <li>Yang hanya ada di toko ini dibiarkan. Harga yang diimport langsung berlaku di semua kasir.</li>
        </ul>
      </section>
      {mengecek && <Spin className="menunggu" />}
      {gagal && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={gagal}
          description="Belum ada yang diubah di toko ini."
          action={<Button onClick={data.cek}>{messages.cobaLagi}</Button>}
        />
      )}
      {result && (
        <>
          <p role="status" className="muted">
            {result.jumlah.BARU + result.jumlah.BERUBAH + result.jumlah.SALAH === 0
              ? `Semua ${formatNumber(result.jumlah.SAMA)} baris sama dengan ${nama_pusat}`
              : `${formatNumber(result.jumlah.BARU)} baru, ${formatNumber(result.jumlah.BERUBAH)} berubah, ${formatNumber(result.jumlah.SAMA)} sama dengan ${nama_pusat}`}
          </p>
          <BedaTable result={result} chosen={chosen} ditolak={data.ditolak} onChoose={data.choose} />
        </>
      )}
      {data.modal}
    </>
  )
}
