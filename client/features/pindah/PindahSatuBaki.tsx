import { Button } from 'antd'
import { useState } from 'react'
import type { BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import { lihatSatuBaki, simpanSatuBaki } from '#domain/calls/pindah.ts'
import { pindah } from '#domain/dokumen/pindah.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { newIdTrx } from '#client/net/api.ts'
import { confirm } from '#client/net/dialogs.ts'
import { draftPlace } from '#client/net/draft.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { toast } from '#client/net/toasts.ts'
import { bakiDari, BakiField } from '#client/stok/BakiField.tsx'
import { RiwayatStok } from '#client/stok/RiwayatStok.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { HitungScan, JumlahBarang } from '#client/stok/HitungScan.tsx'
import '#client/stok/stok.css'

interface Draft {
  id_trx: string
  /** 'gudang/baki'; '' while none is chosen. */
  dari: string
  ke: string
  keterangan: string
  /** The finding that it was sent with, while its arrival is unknown: it may only be sent again, unchanged. */
  dikirim: string | null
}
const empty = (): Draft => ({ id_trx: newIdTrx(), dari: '', ke: '', keterangan: '', dikirim: null })
const simpanan = draftPlace<Draft>('data_pindah_satu_baki_tmp', 'Pindah Barang Satu Baki')

/** All READY pieces of a tray to another; what stays behind is seen before, and told after (DOMAIN §B.13). */
export function PindahSatuBaki() {
  const [draft, setDraft] = useTersimpan(simpanan, empty, (d) => !d.dari && !d.ke && !d.keterangan)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const [tinggal, setTinggal] = useState<{ no: string; barang: readonly BarangStokDilihat[] }>()
  const asal = bakiDari(draft.dari)
  const reading = useCall(
    lihatSatuBaki,
    { params: asal ?? { kode_gudang: '-', kode_baki: '-' } },
    { enabled: asal !== undefined, staleTime: 0 },
  )
  useLive(pindah.berita, () => void invalidate(lihatSatuBaki))
  const content = asal ? reading.data : undefined
  const ubah = (bagian: Partial<Draft>) => {
    setWrong([])
    setDraft((before) => ({ ...before, ...bagian }))
  }
  const { send, busy } = useSend(simpanSatuBaki, {
    changes: [lihatSatuBaki, callsStok(pindah).daftar],
    onDone: ({ data, message }) => {
      toast('success', `${message} ${data.no}`)
      setTinggal(data.tinggal.length ? { no: data.no, barang: data.tinggal } : undefined)
      setWrong([])
      setDraft(empty())
    },
    onError: (error) => {
      // A refused finding is looked at again; one that nobody knows of keeps its key and its finding.
      if (!error.unknown) ubah({ dikirim: null, id_trx: newIdTrx() })
      setWrong(error.errors)
      if (error.kind === 'refused') void invalidate(lihatSatuBaki)
      tellSaveError(error)
    },
  })
  const simpan = async () => {
    const ke = bakiDari(draft.ke)
    const missing: FieldError[] = [
      ...(asal ? [] : [{ field: 'dari_baki', message: 'Baki Asal Harus Dipilih' }]),
      ...(ke ? [] : [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }]),
      ...(ke && draft.ke === draft.dari ? [{ field: 'kode_baki', message: errors.bakiSama().message }] : []),
      ...(asal && content?.pindah.length === 0 && !draft.dikirim
        ? [{ field: 'dari_baki', message: errors.bakiKosong(asal).message }]
        : []),
    ]
    setWrong(missing)
    if (missing.length || busy || !asal || !ke || (!content && !draft.dikirim)) return
    if (
      !draft.dikirim &&
      !(await confirm(
        `Pindahkan ${formatNumber(content!.pindah.length)} barang dari ${draft.dari} ke ${draft.ke}`,
      ))
    )
      return
    const digest = draft.dikirim ?? content!.sidik
    setDraft((before) => ({ ...before, dikirim: digest }))
    void send(
      {
        body: {
          dari_gudang: asal.kode_gudang,
          dari_baki: asal.kode_baki,
          ...ke,
          keterangan: draft.keterangan,
          sidik: digest,
          id_trx: draft.id_trx,
        },
      },
      { idTrx: draft.id_trx },
    )
  }
  useKeys({ F9: () => void simpan() }, { leave: 'F9' })

  const terkunci = draft.dikirim !== null
  const boleh = mayMake(simpanSatuBaki)
  return (
    <>
      <PageHeader title="Pindah Barang Satu Baki">
        {boleh && (
          <Button type="primary" loading={busy} onClick={() => void simpan()}>
            Pindahkan Semua <kbd>F9</kbd>
          </Button>
        )}
      </PageHeader>
      {boleh && (
        <section className="stok" aria-label="Pindah satu baki">
          {terkunci && !busy && <BelumDiketahui />}
          <div className="stok-tujuan" onKeyDown={enterGoesOn}>
            <BakiField
              label="Baki Asal"
              autoFocus={!draft.dari}
              value={draft.dari}
              onChange={(dari) => ubah({ dari })}
              error={errorOf(wrong, 'dari_baki') ?? errorOf(wrong, 'sidik')}
              disabled={terkunci}
            />
            <BakiField
              label="Baki Tujuan"
              value={draft.ke}
              onChange={(ke) => ubah({ ke })}
              error={errorOf(wrong, 'kode_baki')}
              disabled={terkunci}
            />
            <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
              {(c) => (
                <TextInput
                  {...c}
                  maxLength={200}
                  readOnly={terkunci}
                  value={draft.keterangan}
                  onChange={(keterangan) => ubah({ keterangan })}
                />
              )}
            </Field>
          </div>
          {tinggal && !asal && <Tinggal title={`Tidak Ikut ${tinggal.no}`} barang={tinggal.barang} />}
          {asal && (
            <>
              <HitungScan>
                <JumlahBarang berat={(content?.pindah ?? []).map((b) => b.berat)} kata="barang ikut" /> ·{' '}
                <strong>{formatNumber(content?.tinggal.length ?? 0)}</strong> tinggal
              </HitungScan>
              {content && content.tinggal.length > 0 && (
                <Tinggal title="Tidak Ikut" barang={content.tinggal} />
              )}
              <DataTable
                label="Barang yang ikut pindah"
                columns={COLUMNS}
                rows={content?.pindah ?? []}
                rowKey={(b) => String(b.id)}
                reading={reading}
                empty="Tidak Ada Barang READY Di Baki Ini"
              />
            </>
          )}
        </section>
      )}
      <RiwayatStok dokumen={pindah} changes={[lihatSatuBaki]} />
    </>
  )
}

const COLUMNS: readonly DataColumn<BarangStokDilihat>[] = [
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'kadar_cetak', title: 'Kadar', value: (b) => b.kadar_cetak },
  { key: 'kode_group', title: 'Group', value: (b) => b.kode_group },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
]
const DENGAN_STATUS: readonly DataColumn<BarangStokDilihat>[] = [
  ...COLUMNS,
  { key: 'status', title: 'Status', value: (b) => b.status },
]

/** The pieces that are being sold or set aside, and stay where they are. */
const Tinggal = ({ title, barang }: { title: string; barang: readonly BarangStokDilihat[] }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <DataTable
      label={title}
      columns={DENGAN_STATUS}
      rows={barang}
      rowKey={(b) => String(b.id)}
      search={false}
    />
  </section>
)
