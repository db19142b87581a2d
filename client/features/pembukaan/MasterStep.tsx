import { Button, Checkbox } from 'antd'
import { bawaanChoices, type MasterBawaan, type BawaanChoice } from '#domain/bawaan-choices.ts'
import { ambilBawaan, pembukaanState } from '#domain/calls/pembukaan.ts'
import { hargaEmas } from '#domain/calls/harga-emas.ts'
import { masterCalls } from '#domain/masters/index.ts'
import { useSend } from '#client/net/query.ts'
import { lupakan, useDraft } from './draft.ts'
import { Kerangka } from './Kerangka.tsx'
import type { StepProps } from './steps.ts'

type Choice = Record<MasterBawaan, string[]>
const kodeDari = ({ kunci, rows }: BawaanChoice): string[] => rows.map((row) => String(row[kunci]))
const ALL = Object.fromEntries(bawaanChoices.map((list) => [list.nama, kodeDari(list)])) as Choice
const TIDAK_ADA = Object.fromEntries(bawaanChoices.map(({ nama }) => [nama, [] as string[]])) as Choice

/** Tick what the shop works with; everything can be changed at its own screen later. */
export function MasterStep({ state, bingkai, onLanjut }: StepProps) {
  // All defaults are offered ticked at first. In a chain that has its masters, the missing defaults were left out
  // before, so none is ticked.
  const [choice, setChoice] = useDraft<Choice>(
    'master',
    state.langkah.some((l) => l.langkah === 'MASTER' && l.beres) ? TIDAK_ADA : ALL,
  )
  const ambil = useSend(ambilBawaan, {
    changes: [pembukaanState, hargaEmas, ...masterCalls.filter((c) => c.method === 'GET')],
    onDone: () => {
      lupakan('master')
      onLanjut()
    },
  })
  const ada = (nama: string): readonly string[] => state.ada[nama] ?? []
  // A group or a jenis goes with its kategori.
  const kategori = new Set([...choice.kategori, ...ada('kategori')])
  const mungkin = (row: Readonly<Record<string, unknown>>): boolean =>
    row['kode_kategori'] === undefined || kategori.has(String(row['kode_kategori']))
  const chosen = Object.fromEntries(
    bawaanChoices.map(({ nama, kunci, rows }) => [
      nama,
      rows
        .filter((row) => nama === 'kategori' || mungkin(row))
        .map((row) => String(row[kunci]))
        .filter((kode) => choice[nama].includes(kode) && !ada(nama).includes(kode)),
    ]),
  ) as Choice
  return (
    <Kerangka
      {...bingkai}
      title="Data master"
      onLanjut={() => void ambil.send({ body: chosen })}
      busy={ambil.busy}
      tentang="Daftar yang lazim di toko emas Indonesia sudah disiapkan. Hapus centang yang tidak Anda pakai. Semuanya bisa ditambah dan diubah nanti di Data Master, juga lewat berkas Excel. Setiap group mendapat barisnya di Parameter Harga Emas, belum berharga, dan di Parameter Kupon, tanpa kupon."
    >
      {bawaanChoices.map(({ nama, title, kunci, sebutan, rows: lines, rincian }) => {
        const rows = lines.filter((row) => nama === 'kategori' || mungkin(row))
        if (rows.length === 0) return null
        const open = rows.map((row) => String(row[kunci])).filter((kode) => !ada(nama).includes(kode))
        const all = open.every((kode) => choice[nama].includes(kode))
        const choose = (codes: string[]) => setChoice({ ...choice, [nama]: codes })
        return (
          <section key={nama} className="card" aria-label={title}>
            <div className="pembukaan-pilihan-judul">
              <h2>{title}</h2>
              {open.length > 0 && (
                <Button
                  size="small"
                  type="link"
                  onClick={() =>
                    choose(
                      all
                        ? choice[nama].filter((kode) => !open.includes(kode))
                        : [...new Set([...choice[nama], ...open])],
                    )
                  }
                >
                  {all ? 'Hapus semua' : 'Pilih semua'}
                </Button>
              )}
            </div>
            <div className="pembukaan-pilihan">
              {rows.map((row) => {
                const kode = String(row[kunci])
                const there = ada(nama).includes(kode)
                return (
                  <Checkbox
                    key={kode}
                    checked={there || choice[nama].includes(kode)}
                    disabled={there}
                    onChange={({ target }) =>
                      choose(
                        target.checked ? [...choice[nama], kode] : choice[nama].filter((k) => k !== kode),
                      )
                    }
                  >
                    {String(row[sebutan])}
                    {there && <span className="muted"> (ada)</span>}
                    {rincian && <small className="pembukaan-rincian">{rincian(row as never)}</small>}
                  </Checkbox>
                )
              })}
            </div>
          </section>
        )
      })}
    </Kerangka>
  )
}
