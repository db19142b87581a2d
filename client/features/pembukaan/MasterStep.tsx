import { Button, Checkbox } from 'antd'
import { pilihanBawaan, type MasterBawaan, type PilihanBawaan } from '#domain/bawaan-choices.ts'
import { ambilBawaan, keadaanPembukaan } from '#domain/calls/pembukaan.ts'
import { hargaEmas } from '#domain/calls/harga-emas.ts'
import { masterCalls } from '#domain/masters/index.ts'
import { useSend } from '#client/net/query.ts'
import { lupakan, useDraf } from './draft.ts'
import { Kerangka } from './Kerangka.tsx'
import type { LangkahProps } from './steps.ts'

type Pilihan = Record<MasterBawaan, string[]>
const kodeDari = ({ kunci, rows }: PilihanBawaan): string[] => rows.map((row) => String(row[kunci]))
const SEMUA = Object.fromEntries(pilihanBawaan.map((list) => [list.nama, kodeDari(list)])) as Pilihan
const TIDAK_ADA = Object.fromEntries(pilihanBawaan.map(({ nama }) => [nama, [] as string[]])) as Pilihan

/** Tick what the shop works with; everything can be changed at its own screen later. */
export function LangkahMaster({ keadaan, bingkai, onLanjut }: LangkahProps) {
  // Everything is offered once: in a chain that has its masters, what is not among them was left out.
  const [pilihan, setPilihan] = useDraf<Pilihan>(
    'master',
    keadaan.langkah.some((l) => l.langkah === 'MASTER' && l.beres) ? TIDAK_ADA : SEMUA,
  )
  const ambil = useSend(ambilBawaan, {
    changes: [keadaanPembukaan, hargaEmas, ...masterCalls.filter((c) => c.method === 'GET')],
    onDone: () => {
      lupakan('master')
      onLanjut()
    },
  })
  const ada = (nama: string): readonly string[] => keadaan.ada[nama] ?? []
  // A group or a jenis goes with its kategori.
  const kategori = new Set([...pilihan.kategori, ...ada('kategori')])
  const mungkin = (row: Readonly<Record<string, unknown>>): boolean =>
    row['kode_kategori'] === undefined || kategori.has(String(row['kode_kategori']))
  const dipilih = Object.fromEntries(
    pilihanBawaan.map(({ nama, kunci, rows }) => [
      nama,
      rows
        .filter((row) => nama === 'kategori' || mungkin(row))
        .map((row) => String(row[kunci]))
        .filter((kode) => pilihan[nama].includes(kode) && !ada(nama).includes(kode)),
    ]),
  ) as Pilihan
  return (
    <Kerangka
      {...bingkai}
      judul="Data master"
      onLanjut={() => void ambil.send({ body: dipilih })}
      busy={ambil.busy}
      tentang="Daftar yang lazim di toko emas Indonesia sudah disiapkan. Hapus centang yang tidak Anda pakai. Semuanya bisa ditambah dan diubah nanti di Data Master, juga lewat berkas Excel. Setiap group mendapat barisnya di Parameter Harga Emas, belum berharga, dan di Parameter Kupon, tanpa kupon."
    >
      {pilihanBawaan.map(({ nama, judul, kunci, sebutan, rows: lines, rincian }) => {
        const rows = lines.filter((row) => nama === 'kategori' || mungkin(row))
        if (rows.length === 0) return null
        const open = rows.map((row) => String(row[kunci])).filter((kode) => !ada(nama).includes(kode))
        const all = open.every((kode) => pilihan[nama].includes(kode))
        const pilih = (codes: string[]) => setPilihan({ ...pilihan, [nama]: codes })
        return (
          <section key={nama} className="card" aria-label={judul}>
            <div className="pembukaan-pilihan-judul">
              <h2>{judul}</h2>
              {open.length > 0 && (
                <Button
                  size="small"
                  type="link"
                  onClick={() =>
                    pilih(
                      all
                        ? pilihan[nama].filter((kode) => !open.includes(kode))
                        : [...new Set([...pilihan[nama], ...open])],
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
                    checked={there || pilihan[nama].includes(kode)}
                    disabled={there}
                    onChange={({ target }) =>
                      pilih(
                        target.checked ? [...pilihan[nama], kode] : pilihan[nama].filter((k) => k !== kode),
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
