import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { callsStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import type { FieldError } from '#domain/errors.ts'
import { menuOf } from '#domain/menus.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from './BelumDiketahui.tsx'
import { HitungScan, JumlahBarang } from './HitungScan.tsx'
import { BarangList } from './BarangList.tsx'
import type { Isian } from './form.ts'
import { ModalPilihan } from './ChoiceModal.tsx'
import { RiwayatStok } from './RiwayatStok.tsx'
import { useDraf } from './useDraft.ts'
import './stok.css'

interface Props<I extends object, C extends CallDefinition> {
  dokumen: DokumenStok
  isian: Isian<I, C>
  /** What becomes of a document once it is saved: its slip at once, its draft processed. */
  onTersimpan?: (no: string) => void
  /** What can be done with one of the list beside slip and cancel. */
  actions?: (dokumen: DokumenStokTersimpan) => ReactNode
  /** Calls whose answers a save changes, beside its own list. */
  changes?: readonly CallDefinition[]
  /** Of the screen, where that has another title than its document. */
  judul?: string
  /** Stands above it: tabs of a screen that has several. */
  children?: ReactNode
}

/** A stock document: pieces are scanned, told where to go, saved; below it those of the day, with their slips (DOMAIN §B.13). */
export function LayarStok<I extends object, C extends CallDefinition>(props: Props<I, C>) {
  const {
    dokumen,
    isian,
    onTersimpan,
    actions,
    changes = [],
    judul = menuOf(dokumen.menu)!.title,
    children,
  } = props
  const calls = callsStok(dokumen)
  const { draf, ubah, isi, menolak, tambah, scan, hapus, baru } = useDraf(dokumen, isian)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const [memilih, setMemilih] = useState(false)
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(isian.simpan, {
    changes: [calls.daftar, calls.pilihan, ...changes],
    izin: otorisasi.diminta(dokumen.nama),
    onDone: ({ data, message }) => {
      const { no } = data as { no: string }
      toast('success', `${message} ${no}`)
      setWrong([])
      baru()
      onTersimpan?.(no)
    },
    onError: (error) => {
      ubah({ dikirim: error.unknown })
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = (sebagaiDraf: boolean) => {
    const missing: FieldError[] = [
      ...isian.periksa(draf.isi),
      ...(draf.barang.length ? [] : [{ field: 'barang', message: 'Barang Masih Kosong' }]),
      ...draf.barang.flatMap((b, i) => {
        const refusal = menolak(b)
        return refusal ? [{ field: `barang.${i}`, message: refusal.message }] : []
      }),
    ]
    setWrong(missing)
    if (missing.length || busy || scan.busy) return
    // What was sent is sent again as it was.
    const sebagai_draf = draf.dikirim ? (draf.sebagai_draf ?? false) : sebagaiDraf
    ubah({ sebagai_draf })
    const args = isian.kirim(draf.isi, { ...draf, draf: sebagai_draf })
    void send(...([args, { idTrx: draf.id_trx }] as unknown as Parameters<typeof send>))
  }
  const kosongkan = async () => {
    if (
      draf.barang.length > 0 &&
      !(await confirm(`Kosongkan ${draf.barang.length} barang yang sudah discan`))
    )
      return
    setWrong([])
    baru()
  }
  const terakhir = draf.barang.at(-1)
  const tarik = () => {
    if (terakhir && !draf.dikirim) hapus(terakhir.id)
  }
  // What lies in BELI and SORTIR often has no barcode.
  const withList = dokumen.dari.some((status) => status === 'BELI' || status === 'SORTIR')
  const list = () => {
    if (withList && !draf.dikirim) setMemilih(true)
  }
  useKeys(
    {
      F2: tarik,
      F3: list,
      F9: () => simpan(false),
      ...(isian.draf ? { F8: () => simpan(true) } : {}),
    },
    { leave: 'F8 F9' },
  )

  const boleh = mayMake(isian.simpan)
  return (
    <>
      <PageHeader title={judul}>
        {boleh && (
          <>
            {withList && (
              <Button disabled={draf.dikirim || busy} onClick={list}>
                Pilih Dari Daftar <kbd>F3</kbd>
              </Button>
            )}
            <Button disabled={!terakhir || draf.dikirim || busy} onClick={tarik}>
              Tarik Scan Terakhir <kbd>F2</kbd>
            </Button>
            <Button disabled={busy || draf.dikirim} onClick={() => void kosongkan()}>
              Kosongkan
            </Button>
            {isian.draf && (
              <Button disabled={busy} onClick={() => simpan(true)}>
                Simpan Draf <kbd>F8</kbd>
              </Button>
            )}
            <Button type="primary" loading={busy} onClick={() => simpan(false)}>
              {isian.button ?? 'Simpan'} <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {children}
      {boleh && (
        <section className="stok" aria-label={`${dokumen.nama} baru`}>
          {draf.dikirim && <BelumDiketahui />}
          <div className="stok-tujuan" onKeyDown={enterGoesOn}>
            <isian.Bidang
              isi={draf.isi}
              onIsi={(bagian) => {
                setWrong([])
                isi(bagian)
              }}
              wrong={wrong}
              terkunci={draf.dikirim}
            />
            <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
              {(c) => (
                <TextInput
                  {...c}
                  maxLength={200}
                  readOnly={draf.dikirim}
                  value={draf.keterangan}
                  onChange={(keterangan) => ubah({ keterangan })}
                />
              )}
            </Field>
          </div>
          <ScanBox onScan={scan.onScan} busy={scan.busy} active={!draf.dikirim && !busy} />
          <HitungScan scan={scan}>
            <JumlahBarang berat={draf.barang.map((b) => b.berat)} />
          </HitungScan>
          <BarangList
            barang={draf.barang}
            wrong={wrong}
            onHapus={
              draf.dikirim
                ? undefined
                : (id) => {
                    setWrong([])
                    hapus(id)
                  }
            }
          />
        </section>
      )}
      <RiwayatStok dokumen={dokumen} actions={actions} changes={changes} />
      {memilih && (
        <ModalPilihan
          dokumen={dokumen}
          ada={draf.barang}
          menolak={menolak}
          onPilih={(barang) => {
            setWrong([])
            barang.forEach(tambah)
            setMemilih(false)
          }}
          onClose={() => setMemilih(false)}
        />
      )}
      {otorisasi.modal}
    </>
  )
}
