import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { BARANG_MAKS, callsStok } from '#domain/calls/dokumen-stok.ts'
import { barangSortir, simpanSortir, ubahTujuan, type BarangSortir } from '#domain/calls/sortir.ts'
import { sortir } from '#domain/dokumen/sortir.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatNumber, formatTanggal } from '#domain/format.ts'
import { JUAL_LAGI, TUJUAN, TUJUAN_SORTIR, type Tujuan, type TujuanSortir } from '#domain/rules/sortir.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { useScan } from '#client/kasir/useScan.ts'
import { call, newIdTrx } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { fetchCall, invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { BakiField, bakiDari } from '#client/stok/BakiField.tsx'
import { RiwayatStok } from '#client/stok/RiwayatStok.tsx'
import { denganLabel } from '#client/stok/LabelButton.tsx'
import { useStoredForm } from '#client/stok/useStoredForm.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { HitungScan, JumlahBarang } from '#client/stok/HitungScan.tsx'
import { sebutan } from '#client/stok/form.ts'
import '#client/stok/stok.css'

interface Content {
  id_trx: string
  /** 'gudang/baki' of what is sold again. */
  baki: string
  /** Chosen in bulk, by id, in the order they were scanned. */
  dipilih: number[]
  /** The decisions, by the id of the piece. */
  tujuan: Record<number, Tujuan>
  dikirim: boolean
}
const empty = (): Content => ({ id_trx: newIdTrx(), baki: '', dipilih: [], tujuan: {}, dikirim: false })

const CHOICES = TUJUAN.map((value) => ({ value, label: value }))

/**
 * Sorts the pieces that were bought back: every piece goes to a tray, or to what it waits for (DOMAIN §B.18, §F.3,
 * §O.1-3).
 */
export function PindahSortir() {
  const { content, ubah, ganti, baru } = useStoredForm('data_pindah_sortir_tmp', sortir.nama, empty)
  const [wrong, setWrong] = useState<ReadonlyMap<number, string>>(new Map())
  const [bakiError, setBakiError] = useState<readonly FieldError[]>([])
  useKeSebab(bakiError)
  const reading = useCall(barangSortir, {}, { staleTime: 5_000 })
  useLive(sortir.berita, () => void invalidate(barangSortir))
  const rows = reading.data ?? []
  const ada = new Map(rows.map((b) => [b.id, b]))
  const diputuskan = rows.flatMap((b) => {
    const tujuan = content.tujuan[b.id]
    return tujuan && tujuan !== b.tujuan ? [{ ...b, tujuan }] : []
  })
  const pindah = diputuskan.filter((b) => b.status === 'BELI' || b.tujuan === JUAL_LAGI)
  const ditandai = diputuskan.filter((b) => b.status === 'SORTIR' && b.tujuan !== JUAL_LAGI)
  const dijual = pindah.some((b) => b.tujuan === JUAL_LAGI)
  const chosen = content.dipilih.flatMap((id) => ada.get(id) ?? [])

  const bersih = () => {
    setWrong(new Map())
    setBakiError([])
  }
  const putuskan = (ids: readonly number[], tujuan: Tujuan) => {
    bersih()
    ganti((before) => ({
      ...before,
      dipilih: before.dipilih.filter((id) => !ids.includes(id)),
      tujuan: { ...before.tujuan, ...Object.fromEntries(ids.map((id) => [id, tujuan])) },
    }))
    keScan()
  }
  const balik = (id: number) =>
    ganti((before) => ({
      ...before,
      dipilih: before.dipilih.includes(id)
        ? before.dipilih.filter((one) => one !== id)
        : [...before.dipilih, id],
    }))
  const scan = useScan<{ kode_barcode: string; barang: BarangSortir | undefined }>({
    about: content.id_trx,
    isThere: (kode) => chosen.some((b) => b.kode_barcode === kode),
    find: async (kode_barcode) => {
      // Says by itself that there is none, and what is in no document of this kind.
      const { id } = await call(callsStok(sortir).scan, { params: { kode_barcode } })
      const all = await fetchCall(barangSortir, {}, { staleTime: 5_000 })
      return { kode_barcode, barang: all.find((b) => b.id === id) }
    },
    take: ({ kode_barcode, barang: b }) => {
      if (!b) return errors.bukanUntukDisortir({ kode_barcode })
      if (!content.dipilih.includes(b.id)) balik(b.id)
      return `${b.nama_barang} ${b.kadar_cetak} dipilih`
    },
  })

  const changes = [barangSortir, callsStok(sortir).daftar, callsStok(sortir).pilihan]
  const tandai = useSend(ubahTujuan, { changes: [barangSortir] })
  const { send, busy } = useSend(simpanSortir, {
    changes,
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no}`)
      if (data.berbarcode > 0)
        toast('info', `${data.berbarcode} barang mendapat barcode baru, cetak labelnya`)
      bersih()
      baru()
    },
    onError: (error) => {
      ubah({ dikirim: error.unknown })
      setBakiError(error.errors)
      setWrong(
        new Map(
          pindah.flatMap((b, i): [number, string][] => {
            const message = errorOf(error.errors, `barang.${i}`)
            return message ? [[b.id, message]] : []
          }),
        ),
      )
      tellSaveError(error)
    },
  })
  const sibuk = busy || tandai.busy
  const simpan = async () => {
    if (sibuk) return
    bersih()
    if (diputuskan.length === 0) return toast('info', 'Belum Ada Tujuan Yang Dipilih')
    if (pindah.length > BARANG_MAKS) return toast('info', `Paling Banyak ${BARANG_MAKS} Barang`)
    const baki = bakiDari(content.baki)
    if (dijual && !baki) return setBakiError([{ field: 'kode_baki', message: 'Baki Harus Dipilih' }])
    for (const tujuan of TUJUAN_SORTIR) {
      const barang = ditandai.filter((b) => b.tujuan === tujuan).map((b) => b.id)
      if (barang.length > 0 && !(await tandai.send({ body: { barang, tujuan: tujuan as TujuanSortir } })))
        return
    }
    if (pindah.length === 0) {
      toast('success', 'Tujuan Berhasil Diubah')
      return baru()
    }
    await send(
      {
        body: {
          ...(dijual ? baki! : {}),
          barang: pindah.map(({ id, tujuan }) => ({ id, tujuan })),
          keterangan: '',
        },
      },
      { idTrx: content.id_trx },
    )
  }
  const tarik = () => {
    const terakhir = content.dipilih.at(-1)
    if (terakhir !== undefined && !content.dikirim) balik(terakhir)
  }
  useKeys({ F2: tarik, F9: () => void simpan() }, { leave: 'F9' })

  const boleh = mayMake(simpanSortir)
  const choose: DataColumn<BarangSortir> = {
    key: 'pilih',
    title: 'Pilih',
    value: () => null,
    sort: false,
    csv: false,
    render: (b) => (
      <Checkbox
        aria-label={`Pilih ${sebutan(b)}`}
        disabled={content.dikirim}
        checked={content.dipilih.includes(b.id)}
        onChange={() => balik(b.id)}
      />
    ),
  }
  const tujuan: DataColumn<BarangSortir> = {
    key: 'tujuan',
    title: 'Tujuan',
    value: (b) => content.tujuan[b.id] ?? b.tujuan,
    render: (b) => (
      <>
        <Select<Tujuan>
          aria-label={`Tujuan ${sebutan(b)}`}
          className="sortir-tujuan"
          disabled={!boleh || content.dikirim}
          placeholder="Belum"
          {...(wrong.has(b.id) ? { status: 'error' as const } : {})}
          value={(content.tujuan[b.id] ?? (b.tujuan === '-' ? null : b.tujuan)) as Tujuan}
          options={CHOICES}
          onChange={(next) => putuskan([b.id], next)}
        />
        {b.ditahan_sampai && (
          <small className="muted">Jual lagi mulai {formatTanggal(b.ditahan_sampai)}</small>
        )}
        {wrong.has(b.id) && (
          <span className="field-error" role="alert">
            {wrong.get(b.id)}
          </span>
        )}
      </>
    ),
  }
  return (
    <>
      <PageHeader title={sortir.nama}>
        {boleh && (
          <>
            <Button disabled={content.dipilih.length === 0 || content.dikirim || sibuk} onClick={tarik}>
              Tarik Scan Terakhir <kbd>F2</kbd>
            </Button>
            <Button disabled={sibuk || content.dikirim} onClick={() => (bersih(), baru())}>
              Kosongkan
            </Button>
            <Button type="primary" loading={sibuk} onClick={() => void simpan()}>
              Simpan <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      <section className="stok" aria-label="Sortir baru">
        {boleh && (
          <>
            {content.dikirim && <BelumDiketahui />}
            <div className="stok-tujuan">
              <BakiField
                label="Baki Untuk Jual Lagi"
                required={dijual}
                value={content.baki}
                onChange={(baki) => {
                  bersih()
                  ubah({ baki })
                }}
                error={errorOf(bakiError, 'kode_baki')}
                disabled={content.dikirim}
              />
              <div className="field">
                <span className="muted">Tujuan Untuk {formatNumber(chosen.length)} Yang Dipilih</span>
                <div className="page-actions" role="group" aria-label="Tujuan yang dipilih">
                  {TUJUAN.map((t) => (
                    <Button
                      key={t}
                      disabled={chosen.length === 0 || content.dikirim}
                      onClick={() =>
                        putuskan(
                          chosen.map((b) => b.id),
                          t,
                        )
                      }
                    >
                      {t}
                    </Button>
                  ))}
                </div>
              </div>
            </div>
            <ScanBox onScan={scan.onScan} busy={scan.busy} active={!content.dikirim && !sibuk} />
          </>
        )}
        <HitungScan scan={scan}>
          <JumlahBarang berat={diputuskan.map((b) => b.berat)} />
        </HitungScan>
        <DataTable
          label="Barang untuk disortir"
          columns={[...(boleh ? [choose] : []), ...COLUMNS, tujuan]}
          rows={rows}
          rowKey={(b) => String(b.id)}
          reading={reading}
          rowClassName={(b) =>
            content.tujuan[b.id] && content.tujuan[b.id] !== b.tujuan ? 'sortir-diputuskan' : ''
          }
          empty="Tidak Ada Barang Di BELI Dan SORTIR"
        />
      </section>
      <RiwayatStok dokumen={sortir} changes={[barangSortir]} actions={denganLabel} />
    </>
  )
}

const COLUMNS: readonly DataColumn<BarangSortir>[] = [
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'kadar_cetak', title: 'Kadar', value: (b) => b.kadar_cetak },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
  { key: 'kondisi', title: 'Kondisi', value: (b) => b.kondisi },
  { key: 'harga', title: 'Harga', kind: 'rupiah', value: (b) => b.harga },
  { key: 'status', title: 'Di', value: (b) => b.status },
]
