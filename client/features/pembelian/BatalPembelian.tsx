import { Button } from 'antd'
import { useState } from 'react'
import { batalPembelian, listPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import { uangBatalPembelian } from '#domain/rules/uang-batal.ts'
import { belumSetuju, HadiahDiserahkan } from '#client/kasir/HadiahDiserahkan.tsx'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { DetailPembelian } from './DetailPembelian.tsx'
import { notaBeli } from './nota.ts'
import { beliState } from './status.tsx'
import { kodeBeli, NOMOR_BELI } from './kode-beli.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { confirm } from '#client/net/dialogs.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { UangBatalList, tellUangBatal } from '#client/kasir/UangBatal.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { COLUMNS } from './columns.tsx'
import '#client/kasir/cari-dokumen.css'
import '#client/kasir/detail.css'

/** Takes a purchase or trade-in back, whole: chosen from the day's, or by its number (DOMAIN §B.0.10, §B.3, §B.4). */
export function BatalPembelian() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const reading = useCall(
    listPembelian,
    { query: { limit: 500, ...(text ? { cari: text } : {}) } },
    { staleTime: 5_000, keepPrevious: true },
  )
  const live = (reading.data ?? []).filter(
    (faktur) => beliState(faktur) !== 'BATAL' && faktur.no_faktur_hutang === '-',
  )
  return (
    <>
      <PageHeader
        title="Batal Pembelian"
        about={chosen ? undefined : 'Pembelian dan tukar hari ini. Pilih satu, atau ketik nomornya.'}
      >
        {chosen && <Button onClick={() => setChosen(undefined)}>Pilih Pembelian Lain</Button>}
      </PageHeader>
      {chosen ? (
        <FormBatal key={chosen} no_faktur_group={chosen} onSelesai={() => setChosen(undefined)} />
      ) : (
        <>
          <div className="cari-dokumen">
            <div className="cari-dokumen-scan">
              <ScanBox
                label="No faktur"
                placeholder="No faktur, nota lama, atau barcode"
                mask={kodeBeli}
                inputMode="text"
                onScan={(kode) => (NOMOR_BELI.test(kode) ? setChosen(kode) : setText(kode))}
              />
            </div>
            {text && <Button onClick={() => setText('')}>Hapus Pencarian {text}</Button>}
          </div>
          {reading.isSuccess && live.length === 0 && !text ? (
            <EmptyState
              title="Belum Ada Pembelian Hari Ini"
              text="Pembelian hari lain dicari dengan nomornya."
            />
          ) : (
            <DataTable
              label="Pembelian hari ini"
              columns={COLUMNS}
              rows={live}
              rowKey={(f) => f.no_faktur_group}
              reading={reading}
              search={false}
              empty="Data Yang Anda Cari Tidak Ada"
              onOpen={(f) => setChosen(f.no_faktur_group)}
            />
          )}
        </>
      )}
    </>
  )
}

/** Cancels a purchase: with a reason, and a user who allows it. */
function FormBatal({ no_faktur_group, onSelesai }: { no_faktur_group: string; onSelesai: () => void }) {
  const { data: faktur } = useCall(lihatPembelian, { params: { no_faktur_group } }, { staleTime: 0 })
  const [alasan, setAlasan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [tidakKembali, setTidakKembali] = useState(false)
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(batalPembelian, {
    changes: [listPembelian, lihatPembelian],
    izin: otorisasi.diminta(no_faktur_group),
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
    onDone: ({ data, message }) => {
      tellUangBatal(
        message,
        data.uang,
        faktur?.status_valid === 'DONE' ? notaBeli(no_faktur_group) : undefined,
      )
      onSelesai()
    },
  })
  const hadiah = faktur && beliState(faktur) !== 'BATAL' ? faktur.hadiah_diserahkan : []
  const batal = async () => {
    if (!faktur) return
    const missing = [...(alasan.trim() ? [] : [ALASAN]), ...belumSetuju(hadiah, tidakKembali)]
    setErrors(missing)
    if (missing.length || !(await confirm(`Batalkan ${no_faktur_group} seluruhnya`))) return
    await send({
      body: {
        jenis: faktur.kind,
        no_faktur_group,
        alasan,
        ...(hadiah.length > 0 && { hadiah_tidak_kembali: tidakKembali }),
      },
    })
  }
  return (
    <div className="card batal">
      <DetailPembelian no_faktur_group={no_faktur_group} />
      {faktur && faktur.no_faktur_hutang !== '-' && (
        <p>
          Pembelian ini dari serah barang hutang {faktur.no_faktur_hutang}: dibatalkan bersama serah barangnya
          di Lihat Hutang.
        </p>
      )}
      {faktur && beliState(faktur) !== 'BATAL' && faktur.no_faktur_hutang === '-' && (
        <>
          {faktur.status_valid === 'DONE' && <UangBatalList uang={uangBatalPembelian(faktur.pembayaran)} />}
          <HadiahDiserahkan hadiah={hadiah} setuju={tidakKembali} onSetuju={setTidakKembali} />
          <FieldErrors errors={errors.filter((e) => e.field !== 'alasan')} />
          <div className="batal-alasan">
            <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
              {(control) => (
                <TextInput {...control} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />
              )}
            </Field>
            <Button type="primary" danger loading={busy} onClick={() => void batal()}>
              Batalkan {faktur.kind === 'TUKAR' ? 'Tukar' : 'Pembelian'}
            </Button>
          </div>
        </>
      )}
      {otorisasi.modal}
    </div>
  )
}

const ALASAN: FieldError = {
  field: 'alasan',
  message: batalPembelian.body.shape.alasan.safeParse('').error!.issues[0]!.message,
}
