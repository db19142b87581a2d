import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { listTarifPajak, simpanTarifPajak, type TarifPajak as Tarif } from '#domain/calls/pajak-tarif.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { JENIS_PAJAK } from '#domain/rules/pajak.ts'
import type { Persen } from '#domain/units.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'

interface Content {
  jenis_pajak: string
  dengan_faktur: boolean
  berlaku_dari: string
  persen: Persen | null
  dasar: string
}
const EMPTY: Content = {
  jenis_pajak: 'PERHIASAN_EMAS',
  dengan_faktur: true,
  berlaku_dari: '',
  persen: null,
  dasar: '',
}

/** Rates of PPN, each with its day and the rule it comes from; a new one holds from a day to come, in every shop (DOMAIN §P.1-3). */
export function TarifPajak() {
  const reading = useCall(listTarifPajak, {}, { staleTime: 0 })
  return (
    <>
      {mayMake(simpanTarifPajak) && <TarifBaru />}
      <DataTable
        label="Tarif pajak"
        columns={COLUMNS}
        rows={reading.data ?? []}
        rowKey={(t) => [t.jenis_pajak, t.dengan_faktur, t.berlaku_dari, t.kode_toko].join(' ')}
        reading={reading}
        search={false}
        csv={false}
        pageSize={false}
        empty="Tarif Pajak Kosong"
      />
    </>
  )
}

function TarifBaru() {
  const [content, setContent] = useState(EMPTY)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const change = (part: Partial<Content>) => {
    setWrong([])
    setContent((c) => ({ ...c, ...part }))
  }
  const { send, busy } = useSend(simpanTarifPajak, {
    changes: [listTarifPajak],
    onDone: ({ message }) => {
      toast('success', message)
      setContent(EMPTY)
    },
    onError: (error) => {
      setWrong(error.errors)
      if (error.errors.length === 0) tellSaveError(error)
    },
  })
  const simpan = () => {
    const missing = [
      ...(content.berlaku_dari ? [] : [{ field: 'berlaku_dari', message: 'Berlaku Dari Harus Diisi' }]),
      ...(content.persen === null ? [{ field: 'persen', message: 'Tarif Harus Diisi' }] : []),
      ...(content.dasar.trim() ? [] : [{ field: 'dasar', message: 'Dasar Hukum Harus Diisi' }]),
    ]
    setWrong(missing)
    if (missing.length === 0 && !busy)
      void send({
        body: {
          ...content,
          jenis_pajak: content.jenis_pajak as Tarif['jenis_pajak'],
          berlaku_dari: content.berlaku_dari as Tarif['berlaku_dari'],
          persen: content.persen!,
        },
      })
  }
  const f = fieldsOf(content, change, (field) => errorOf(wrong, field), busy)
  return (
    <section className="card setting-tarif" aria-label="Tarif baru" onKeyDown={enterGoesOn}>
      <h2>Tarif Baru</h2>
      <div className="setting-tarif-isi">
        {f.choice('jenis_pajak', 'Jenis Pajak', {
          options: JENIS_PAJAK.map((value) => ({ value, label: value })),
        })}
        {content.jenis_pajak === 'PERHIASAN_EMAS' && (
          <Field label="Faktur Pajak">
            {({ id }) => (
              <Segmented
                id={id}
                aria-label="Faktur pajak"
                options={['ADA', 'TANPA']}
                value={content.dengan_faktur ? 'ADA' : 'TANPA'}
                onChange={(next) => change({ dengan_faktur: next === 'ADA' })}
              />
            )}
          </Field>
        )}
        <Field label="Berlaku Dari" required error={errorOf(wrong, 'berlaku_dari')}>
          {(control) => (
            <TanggalPicker
              {...control}
              disabled={busy}
              value={content.berlaku_dari || null}
              onChange={(next) => change({ berlaku_dari: next ?? '' })}
            />
          )}
        </Field>
        {f.persen('persen', 'Tarif', { required: true })}
        {f.text('dasar', 'Dasar Hukum', 100, { required: true })}
        <Button type="primary" loading={busy} onClick={simpan}>
          Tambah Tarif
        </Button>
      </div>
    </section>
  )
}

const COLUMNS: readonly DataColumn<Tarif>[] = [
  { key: 'jenis_pajak', title: 'Jenis Pajak', value: (t) => t.jenis_pajak },
  {
    key: 'dengan_faktur',
    title: 'Faktur Pajak',
    value: (t) => (t.jenis_pajak !== 'PERHIASAN_EMAS' ? '-' : t.dengan_faktur ? 'ADA' : 'TANPA'),
  },
  { key: 'berlaku_dari', title: 'Berlaku Dari', value: (t) => t.berlaku_dari },
  { key: 'persen', title: 'Tarif', value: (t) => formatPersen(t.persen) },
  { key: 'dasar', title: 'Dasar Hukum', value: (t) => t.dasar },
  { key: 'kode_toko', title: 'Toko', value: (t) => (t.kode_toko === '-' ? 'SEMUA' : t.kode_toko) },
  { key: 'berlaku', title: 'Hari Ini', value: (t) => (t.berlaku ? 'BERLAKU' : '-') },
]
