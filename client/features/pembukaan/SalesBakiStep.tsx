import { Button } from 'antd'
import { useState } from 'react'
import { fillSalesBaki, pembukaanState } from '#domain/calls/pembukaan.ts'
import { baki } from '#domain/masters/baki.ts'
import { sales } from '#domain/masters/sales.ts'
import type { FieldError } from '#domain/errors.ts'
import { milligram, type Milligram } from '#domain/units.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { GramInput, TextInput } from '#client/ui/inputs.tsx'
import { lupakan, useDraft } from './draft.ts'
import { Kerangka } from './Kerangka.tsx'
import type { StepProps } from './steps.ts'
import { SheetCell } from './Cell.tsx'

interface Form {
  sales: { kode_sales: string; nama_sales: string }[]
  baki: { kode_baki: string; nama_baki: string; berat_baki: Milligram | null }[]
}

/** As trays usually weigh; left as it stands it is the shop's first one. */
const BAKI_PERTAMA: Form['baki'][number] = {
  kode_baki: 'A1',
  nama_baki: 'BAKI A1',
  berat_baki: milligram(250_000),
}
const SALES_PERTAMA: Form['sales'][number] = { kode_sales: 'S01', nama_sales: '' }

/** The people who sell, and the trays of the display room: several at once. */
export function SalesBakiStep({ state, bingkai, onLanjut }: StepProps) {
  const adaSales = useCall(sales.calls.semua, {}, { staleTime: 0 })
  const adaBaki = useCall(baki.calls.ready, {}, { staleTime: 0 })
  const ada = (list: 'SALES' | 'BAKI') => state.langkah.some((l) => l.langkah === list && l.beres)
  const [form, setForm] = useDraft<Form>('sales-baki', {
    sales: ada('SALES') ? [] : [SALES_PERTAMA],
    baki: ada('BAKI') ? [] : [BAKI_PERTAMA],
  })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const simpan = useSend(fillSalesBaki, {
    changes: [pembukaanState, sales.calls.semua, baki.calls.ready],
    onDone: () => {
      lupakan('sales-baki')
      onLanjut()
    },
    onError: (error) =>
      error.errors.some((e) => /^(sales|baki)\./.test(e.field))
        ? setErrors(error.errors)
        : tellSaveError(error),
  })
  // A sales row without a name is not sent, as long as the shop has a sales person. A tray row is always meant. The
  // server's errors speak of the rows that were sent.
  const bernama = form.sales.filter((s) => s.nama_sales.trim() !== '')
  const terisi = {
    sales: bernama.length > 0 || ada('SALES') ? bernama : form.sales.slice(0, 1),
    baki: form.baki,
  }
  const ke = (list: 'sales' | 'baki', row: object): number => (terisi[list] as object[]).indexOf(row)
  const error = (list: 'sales' | 'baki', row: object, field: string) =>
    errorOf(errors, `${list}.${ke(list, row)}.${field}`)
  const lanjut = () => {
    setErrors([])
    if (terisi.sales.length + terisi.baki.length === 0) return onLanjut()
    void simpan.send({
      body: {
        sales: terisi.sales,
        baki: terisi.baki.map((b) => ({ ...b, berat_baki: b.berat_baki ?? milligram(0) })),
      },
    })
  }
  const ganti = <L extends keyof Form>(list: L, i: number, more: Partial<Form[L][number]>) =>
    setForm({ ...form, [list]: form[list].map((row, n) => (n === i ? { ...row, ...more } : row)) })
  const buang = (list: keyof Form, i: number) =>
    setForm({ ...form, [list]: (form[list] as object[]).filter((_, n) => n !== i) })
  return (
    <Kerangka
      {...bingkai}
      title="Sales dan baki"
      onLanjut={lanjut}
      busy={simpan.busy}
      tentang="Pramuniaga yang namanya tercatat di nota, dan baki tempat perhiasan dipajang. Timbang baki kosong: beratnya dipakai saat menimbang isi baki."
    >
      <Unread reading={[adaSales, adaBaki]} apa="Sales Dan Baki" />
      <section className="card" aria-label="Sales">
        <h2>Sales</h2>
        <Ada nama={(adaSales.data ?? []).map((s) => s.nama_sales)} />
        <div className="pembukaan-tabel">
          <table>
            <thead>
              <tr>
                <th>Kode</th>
                <th>Nama</th>
                <th>
                  <span className="only-heard">Hapus</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {form.sales.map((row, i) => (
                <tr key={i}>
                  <td>
                    <SheetCell error={error('sales', row, 'kode_sales')}>
                      <TextInput
                        aria-label={`Kode sales ${i + 1}`}
                        value={row.kode_sales}
                        onChange={(kode_sales) => ganti('sales', i, { kode_sales })}
                        maxLength={20}
                      />
                    </SheetCell>
                  </td>
                  <td>
                    <SheetCell error={error('sales', row, 'nama_sales')}>
                      <TextInput
                        aria-label={`Nama sales ${i + 1}`}
                        value={row.nama_sales}
                        onChange={(nama_sales) => ganti('sales', i, { nama_sales })}
                        maxLength={100}
                      />
                    </SheetCell>
                  </td>
                  <td>
                    <Button aria-label={`Hapus baris sales ${i + 1}`} onClick={() => buang('sales', i)}>
                      Hapus
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          <Button
            onClick={() =>
              setForm({
                ...form,
                sales: [
                  ...form.sales,
                  {
                    kode_sales: berikut('S', 2, [
                      ...(adaSales.data ?? []).map((s) => s.kode_sales),
                      ...form.sales.map((s) => s.kode_sales),
                    ]),
                    nama_sales: '',
                  },
                ],
              })
            }
          >
            Tambah Sales
          </Button>
        </p>
      </section>
      <section className="card" aria-label="Baki">
        <h2>Baki</h2>
        <Ada nama={(adaBaki.data ?? []).map((b) => b.kode_baki)} />
        <div className="pembukaan-tabel">
          <table>
            <thead>
              <tr>
                <th>Kode</th>
                <th>Nama</th>
                <th className="number">Berat Baki Kosong</th>
                <th>
                  <span className="only-heard">Hapus</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {form.baki.map((row, i) => (
                <tr key={i}>
                  <td>
                    <SheetCell error={error('baki', row, 'kode_baki')}>
                      <TextInput
                        aria-label={`Kode baki ${i + 1}`}
                        value={row.kode_baki}
                        onChange={(kode_baki) =>
                          ganti('baki', i, {
                            kode_baki,
                            ...(row.nama_baki === `BAKI ${row.kode_baki}`
                              ? { nama_baki: `BAKI ${kode_baki}` }
                              : {}),
                          })
                        }
                        maxLength={20}
                      />
                    </SheetCell>
                  </td>
                  <td>
                    <SheetCell error={error('baki', row, 'nama_baki')}>
                      <TextInput
                        aria-label={`Nama baki ${i + 1}`}
                        value={row.nama_baki}
                        onChange={(nama_baki) => ganti('baki', i, { nama_baki })}
                        maxLength={100}
                      />
                    </SheetCell>
                  </td>
                  <td>
                    <SheetCell error={error('baki', row, 'berat_baki')}>
                      <GramInput
                        aria-label={`Berat baki ${i + 1}`}
                        value={row.berat_baki}
                        onChange={(berat_baki) => ganti('baki', i, { berat_baki })}
                      />
                    </SheetCell>
                  </td>
                  <td>
                    <Button aria-label={`Hapus baris baki ${i + 1}`} onClick={() => buang('baki', i)}>
                      Hapus
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="muted">
          Berat yang sudah terisi hanya perkiraan: ganti dengan berat baki Anda, sekarang atau nanti di Master
          Baki.
        </p>
        <p>
          <Button
            onClick={() =>
              setForm({
                ...form,
                baki: [
                  ...form.baki,
                  bakiBerikut([
                    ...(adaBaki.data ?? []).map((b) => b.kode_baki),
                    ...form.baki.map((b) => b.kode_baki),
                  ]),
                ],
              })
            }
          >
            Tambah Baki
          </Button>
        </p>
      </section>
    </Kerangka>
  )
}

const Ada = ({ nama }: { nama: string[] }) =>
  nama.length > 0 ? <p className="muted">Sudah ada: {nama.join(', ')}</p> : null

/** S01, S02, … : the first that is not taken. */
function berikut(awalan: string, width: number, taken: string[]): string {
  for (let n = 1; ; n++) {
    const kode = `${awalan}${String(n).padStart(width, '0')}`
    if (!taken.includes(kode)) return kode
  }
}
const bakiBerikut = (taken: string[]): Form['baki'][number] => {
  const kode_baki = berikut('A', 1, taken)
  return { kode_baki, nama_baki: `BAKI ${kode_baki}`, berat_baki: null }
}
