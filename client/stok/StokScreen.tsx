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
import type { Form } from './form.ts'
import { ChoiceModal } from './ChoiceModal.tsx'
import { RiwayatStok } from './RiwayatStok.tsx'
import { useDraft } from './useDraft.ts'
import './stok.css'

interface Props<I extends object, C extends CallDefinition> {
  dokumen: DokumenStok
  form: Form<I, C>
  /** Called after a document is saved: to show its slip at once, or to process its draft. */
  onTersimpan?: (no: string) => void
  /** Further buttons for a document of the list, beside slip and cancel. */
  actions?: (dokumen: DokumenStokTersimpan) => ReactNode
  /** Calls whose answers a save changes, beside its own list. */
  changes?: readonly CallDefinition[]
  /** Of the screen, where that has another title than its document. */
  title?: string
  /** Stands above it: tabs of a screen that has several. */
  children?: ReactNode
}

/** A stock document: pieces are scanned, told where to go, saved; below it those of the day, with their slips (DOMAIN §B.13). */
export function StokScreen<I extends object, C extends CallDefinition>(props: Props<I, C>) {
  const {
    dokumen,
    form,
    onTersimpan,
    actions,
    changes = [],
    title = menuOf(dokumen.menu)!.title,
    children,
  } = props
  const calls = callsStok(dokumen)
  const { draft, ubah, change, menolak, tambah, scan, hapus, baru } = useDraft(dokumen, form)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const [memilih, setMemilih] = useState(false)
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(form.simpan, {
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
  const simpan = (asDraft: boolean) => {
    const missing: FieldError[] = [
      ...form.periksa(draft.isi),
      ...(draft.barang.length ? [] : [{ field: 'barang', message: 'Barang Masih Kosong' }]),
      ...draft.barang.flatMap((b, i) => {
        const refusal = menolak(b)
        return refusal ? [{ field: `barang.${i}`, message: refusal.message }] : []
      }),
    ]
    setWrong(missing)
    if (missing.length || busy || scan.busy) return
    // A document that was already sent is sent again as it was.
    const sebagai_draf = draft.dikirim ? (draft.sebagai_draf ?? false) : asDraft
    ubah({ sebagai_draf })
    const args = form.kirim(draft.isi, { ...draft, draft: sebagai_draf })
    void send(...([args, { idTrx: draft.id_trx }] as unknown as Parameters<typeof send>))
  }
  const kosongkan = async () => {
    if (
      draft.barang.length > 0 &&
      !(await confirm(`Kosongkan ${draft.barang.length} barang yang sudah discan`))
    )
      return
    setWrong([])
    baru()
  }
  const terakhir = draft.barang.at(-1)
  const tarik = () => {
    if (terakhir && !draft.dikirim) hapus(terakhir.id)
  }
  // Pieces in BELI and SORTIR often have no barcode.
  const withList = dokumen.dari.some((status) => status === 'BELI' || status === 'SORTIR')
  const list = () => {
    if (withList && !draft.dikirim) setMemilih(true)
  }
  useKeys(
    {
      F2: tarik,
      F3: list,
      F9: () => simpan(false),
      ...(form.draft ? { F8: () => simpan(true) } : {}),
    },
    { leave: 'F8 F9' },
  )

  const boleh = mayMake(form.simpan)
  return (
    <>
      <PageHeader title={title}>
        {boleh && (
          <>
            {withList && (
              <Button disabled={draft.dikirim || busy} onClick={list}>
                Pilih Dari Daftar <kbd>F3</kbd>
              </Button>
            )}
            <Button disabled={!terakhir || draft.dikirim || busy} onClick={tarik}>
              Tarik Scan Terakhir <kbd>F2</kbd>
            </Button>
            <Button disabled={busy || draft.dikirim} onClick={() => void kosongkan()}>
              Kosongkan
            </Button>
            {form.draft && (
              <Button disabled={busy} onClick={() => simpan(true)}>
                Simpan Draf <kbd>F8</kbd>
              </Button>
            )}
            <Button type="primary" loading={busy} onClick={() => simpan(false)}>
              {form.button ?? 'Simpan'} <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {children}
      {boleh && (
        <section className="stok" aria-label={`${dokumen.nama} baru`}>
          {draft.dikirim && <BelumDiketahui />}
          <div className="stok-tujuan" onKeyDown={enterGoesOn}>
            <form.Fields
              content={draft.isi}
              onChange={(bagian) => {
                setWrong([])
                change(bagian)
              }}
              wrong={wrong}
              terkunci={draft.dikirim}
            />
            <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
              {(c) => (
                <TextInput
                  {...c}
                  maxLength={200}
                  readOnly={draft.dikirim}
                  value={draft.keterangan}
                  onChange={(keterangan) => ubah({ keterangan })}
                />
              )}
            </Field>
          </div>
          <ScanBox onScan={scan.onScan} busy={scan.busy} active={!draft.dikirim && !busy} />
          <HitungScan scan={scan}>
            <JumlahBarang berat={draft.barang.map((b) => b.berat)} />
          </HitungScan>
          <BarangList
            barang={draft.barang}
            wrong={wrong}
            onHapus={
              draft.dikirim
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
        <ChoiceModal
          dokumen={dokumen}
          ada={draft.barang}
          menolak={menolak}
          onChoose={(barang) => {
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
