import { Button, Radio } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { cariHutangLunas, type HutangLunas } from '#domain/calls/bayar-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { toast } from '#client/net/toasts.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, choiceColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import { TextInput } from '#client/ui/inputs.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { RentangTanggal } from '#client/ui/RentangTanggal.tsx'
import { useAcuanHutang } from './acuan.ts'
import { ChosenLunas } from './ChosenLunas.tsx'
import { PeringatanIzin } from './PeringatanIzin.tsx'
import '#client/kasir/cari-dokumen.css'
import './hutang.css'

type Hari = { tgl_from?: TanggalSystem; tgl_to?: TanggalSystem }
interface Dicari {
  no_faktur_hutang: string
  hari: Hari
}
const EMPTY: Dicari = { no_faktur_hutang: '', hari: {} }

/** An item of a settled loan: the loan it is of beside it. */
type Line = HutangLunas['detail_barang'][number] & { kunci: string; hutang: HutangLunas }

/** A settlement of today is undone whole: one of its items is chosen (spec 001 §2.1, DOMAIN §B.8). */
export function BatalHutangLunas() {
  const acuan = useAcuanHutang()
  const form = useRef<HTMLDivElement>(null)
  const [entered, setForm] = useState(EMPTY)
  const [dicari, cari] = useState<{ apa: Dicari; kali: number }>({ apa: EMPTY, kali: 0 })
  const [kunci, choose] = useState<string>()
  const reading = useCall(cariHutangLunas, { query: diminta(dicari.apa) }, { staleTime: 0 })
  const rows = lineFrom(reading.data ?? [])
  const chosen = rows.find((b) => b.kunci === kunci)
  const change = (bagian: Partial<Dicari>) => setForm({ ...entered, ...bagian })
  const empty = reading.isSuccess && !reading.isFetching && rows.length === 0
  useEffect(() => {
    if (empty && dicari.kali > 0) toast('info', tidakAda(dicari.apa))
  }, [empty, dicari])
  return (
    <>
      <PageHeader
        title="Batal Hutang Lunas"
        about="Pelunasan hari ini yang salah. Cari hutangnya, pilih salah satu barangnya: seluruh hutang itu yang dibatalkan."
      />
      <PeringatanIzin acuan={acuan.data} />
      <div className="cari-dokumen" ref={form} onKeyDown={enterGoesOn}>
        <Field label="No Hutang">
          {(c) => (
            <TextInput
              {...c}
              autoFocus
              maxLength={24}
              value={entered.no_faktur_hutang}
              onChange={(no_faktur_hutang) => change({ no_faktur_hutang })}
            />
          )}
        </Field>
        <RentangTanggal<Hari>
          empty
          label={{ tgl_from: 'Tanggal Dari', tgl_to: 'Tanggal Akhir' }}
          value={entered.hari}
          onChange={(hari) => change({ hari })}
        />
        <Button
          type="primary"
          loading={reading.isFetching}
          onClick={() => {
            if (keTanggalKeliru(form.current)) return
            choose(undefined)
            cari({ apa: entered, kali: dicari.kali + 1 })
            void reading.refetch()
          }}
        >
          Cari
        </Button>
      </div>
      <DataTable
        label="Barang hutang lunas"
        columns={columns(kunci, choose)}
        rows={rows}
        rowKey={(b) => b.kunci}
        reading={reading}
        search={false}
        onOpen={(b) => choose(b.kunci)}
        {...(kunci && { selectedKey: kunci })}
        empty={dicari.kali > 0 ? tidakAda(dicari.apa) : 'Belum Ada Hutang Yang Lunas Hari Ini'}
      />
      {chosen && <ChosenLunas hutang={chosen.hutang} onSelesai={() => choose(undefined)} />}
    </>
  )
}

const diminta = ({ no_faktur_hutang, hari: { tgl_from, tgl_to } }: Dicari) => ({
  ...(no_faktur_hutang.trim() && { no_faktur_hutang: no_faktur_hutang.trim() }),
  ...(tgl_from && { tgl_awal: tgl_from }),
  ...(tgl_to && { tgl_akhir: tgl_to }),
})

/** In the specification's words. */
const tidakAda = ({ no_faktur_hutang }: Dicari): string =>
  no_faktur_hutang.trim() ? errors.hutangTidakAda().message : 'Data Yang Anda Cari Tidak Ada'

const lineFrom = (list: readonly HutangLunas[]): Line[] =>
  list.flatMap((hutang) =>
    hutang.detail_barang.map((b, i) => ({ ...b, kunci: `${hutang.no_faktur_hutang}-${i}`, hutang })),
  )

const columns = (kunci: string | undefined, choose: (kunci: string) => void): DataColumn<Line>[] => [
  choiceColumn((b) => (
    <Radio
      aria-label={`Pilih ${b.no_faktur_hutang} ${b.nama_barang}`}
      checked={b.kunci === kunci}
      onChange={() => choose(b.kunci)}
    />
  )),
  { key: 'no_faktur_hutang', title: 'No Hutang', value: (b) => b.no_faktur_hutang },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'kondisi', title: 'Kondisi', value: (b) => b.kondisi },
  { key: 'kategori', title: 'Kategori', value: (b) => b.kategori },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
  { key: 'jumlah', title: 'Jumlah', kind: 'count', value: (b) => b.jumlah },
  { key: 'tgl_lunas', title: 'Tgl Lunas', value: (b) => b.tgl_lunas },
]
