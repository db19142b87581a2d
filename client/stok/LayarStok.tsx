import { Button } from 'antd'
import { useState } from 'react'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatAngka } from '#domain/format.ts'
import { baki } from '#domain/masters/baki.ts'
import { tolakBarang } from '#domain/rules/dokumen-stok.ts'
import { sumMilligram } from '#domain/units.ts'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { swallowEnter } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Pilih } from '#client/ui/Pilih.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { useTombol } from '#client/ui/tombol.ts'
import { DaftarBarang } from './DaftarBarang.tsx'
import { RiwayatStok } from './RiwayatStok.tsx'
import { tujuanDari, useDraf } from './useDraf.ts'
import './stok.css'

/** A stock document: pieces are scanned, told where to go, saved; below it those of the day, with their slips (DOMAIN §B.13). */
export function LayarStok({ dokumen }: { dokumen: DokumenStok }) {
  const calls = callsStok(dokumen)
  const { draf, isi, scan, hapus, baru } = useDraf(dokumen)
  const [salah, setSalah] = useState<readonly FieldError[]>([])
  const trays = useCall(baki.calls.ready, {}, { staleTime: 60_000 })
  const tujuan = tujuanDari(draf.tujuan)
  const { send, busy } = useSend(calls.simpan, {
    changes: [calls.daftar],
    onDone: ({ data, message }) => {
      toast('success', `${message} ${data.no}`)
      setSalah([])
      baru()
    },
    onError: (error) => {
      isi({ dikirim: error.unknown })
      setSalah(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const missing: FieldError[] = [
      ...(tujuan ? [] : [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }]),
      ...(draf.barang.length ? [] : [{ field: 'barang', message: 'Barang Masih Kosong' }]),
      ...draf.barang.flatMap((b, i) => {
        const refusal = tolakBarang(dokumen.dari, b, tujuan)
        return refusal ? [{ field: `barang.${i}`, message: refusal.message }] : []
      }),
    ]
    setSalah(missing)
    if (missing.length || !tujuan || busy || scan.busy) return
    const barang = draf.barang.map((b) => b.kode_barcode)
    void send(
      { body: { ...tujuan, keterangan: draf.keterangan, barang, id_trx: draf.id_trx } },
      { idTrx: draf.id_trx },
    )
  }
  const kosongkan = async () => {
    if (
      draf.barang.length > 0 &&
      !(await confirm(`Kosongkan ${draf.barang.length} barang yang sudah discan`))
    )
      return
    setSalah([])
    baru()
  }
  const terakhir = draf.barang.at(-1)?.kode_barcode
  const tarik = () => {
    if (terakhir && !draf.dikirim) hapus(terakhir)
  }
  useTombol({ F2: tarik, F9: simpan }, { leave: 'F9' })

  const boleh = mayMake(calls.simpan)
  return (
    <>
      <PageHeader title={dokumen.nama}>
        {boleh && (
          <>
            <Button disabled={!terakhir || draf.dikirim || busy} onClick={tarik}>
              Tarik Scan Terakhir <kbd>F2</kbd>
            </Button>
            <Button disabled={busy || draf.dikirim} onClick={() => void kosongkan()}>
              Kosongkan
            </Button>
            <Button type="primary" loading={busy} onClick={simpan}>
              Simpan <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {boleh && (
        <section className="stok" aria-label={`${dokumen.nama} baru`}>
          {draf.dikirim && (
            <p className="stok-dikirim" role="status">
              Belum diketahui apakah dokumen ini sudah tersimpan. Simpan sekali lagi; tidak akan menjadi dua.
            </p>
          )}
          <div className="stok-tujuan" onKeyDown={swallowEnter}>
            <Field
              label="Baki Tujuan"
              required
              error={errorOf(salah, 'kode_baki') ?? errorOf(salah, 'kode_gudang')}
            >
              {(c) => (
                <Pilih<string>
                  {...c}
                  dibaca={trays}
                  showSearch={{ optionFilterProp: 'label' }}
                  placeholder="Pilih baki"
                  disabled={draf.dikirim}
                  value={draf.tujuan || null}
                  options={trays.data?.map((t) => ({
                    value: `${t.kode_gudang}/${t.kode_baki}`,
                    label: `${t.kode_gudang} / ${t.kode_baki} · ${t.nama_baki}`,
                  }))}
                  onChange={(next) => {
                    setSalah([])
                    isi({ tujuan: next })
                    keScan()
                  }}
                />
              )}
            </Field>
            <Field label="Keterangan" error={errorOf(salah, 'keterangan')}>
              {(c) => (
                <TextInput
                  {...c}
                  maxLength={200}
                  readOnly={draf.dikirim}
                  value={draf.keterangan}
                  onChange={(keterangan) => isi({ keterangan })}
                />
              )}
            </Field>
          </div>
          <ScanBox onScan={scan.onScan} busy={scan.busy} active={!draf.dikirim && !busy} />
          <div className="stok-hitung">
            <p className={`stok-result stok-result-${scan.result?.tone ?? 'good'}`} role="status">
              {scan.result?.text ?? ' '}
            </p>
            <p className="stok-jumlah" aria-label="Jumlah">
              <strong>{formatAngka(draf.barang.length)}</strong> barang ·{' '}
              <strong>
                <Gram value={sumMilligram(draf.barang.map((b) => b.berat))} />
              </strong>
            </p>
          </div>
          <DaftarBarang
            barang={draf.barang}
            salah={salah}
            onHapus={
              draf.dikirim
                ? undefined
                : (kode) => {
                    setSalah([])
                    hapus(kode)
                  }
            }
          />
        </section>
      )}
      <RiwayatStok dokumen={dokumen} />
    </>
  )
}
