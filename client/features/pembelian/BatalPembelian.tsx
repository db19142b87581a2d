import { Button } from 'antd'
import { useState } from 'react'
import { batalPembelian, listPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import { uangBatalPembelian } from '#domain/rules/uang-batal.ts'
import { useCall } from '#client/net/query.ts'
import { BatalFaktur } from '#client/kasir/BatalFaktur.tsx'
import { DetailPembelian } from './DetailPembelian.tsx'
import { notaBeli } from './nota.ts'
import { beliState } from './status.tsx'
import { kodeBeli, NOMOR_BELI } from './kode-beli.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { tellUangBatal } from '#client/kasir/UangBatal.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { COLUMNS } from './columns.tsx'
import '#client/kasir/cari-dokumen.css'

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
  const alive = faktur !== undefined && beliState(faktur) !== 'BATAL'
  const done = faktur?.status_valid === 'DONE'
  const dariHutang = faktur !== undefined && faktur.no_faktur_hutang !== '-'
  return (
    <BatalFaktur
      call={batalPembelian}
      no={no_faktur_group}
      changes={[listPembelian, lihatPembelian]}
      detail={
        <>
          <DetailPembelian no_faktur_group={no_faktur_group} />
          {dariHutang && (
            <p>
              Pembelian ini dari serah barang hutang {faktur.no_faktur_hutang}: dibatalkan bersama serah
              barangnya di Lihat Hutang.
            </p>
          )}
        </>
      }
      bisa={alive && !dariHutang}
      uang={done ? uangBatalPembelian(faktur.pembayaran) : undefined}
      hadiah={alive ? faktur.hadiah_diserahkan : []}
      tanpaAlasan={ALASAN}
      tanya={`Batalkan ${no_faktur_group} seluruhnya`}
      button={`Batalkan ${faktur?.kind === 'TUKAR' ? 'Tukar' : 'Pembelian'}`}
      input={(diisi) => ({ body: { jenis: faktur!.kind, no_faktur_group, ...diisi } })}
      onDone={({ data, message }) => {
        tellUangBatal(message, data.uang, done ? notaBeli(no_faktur_group) : undefined)
        onSelesai()
      }}
    />
  )
}

const ALASAN: FieldError = {
  field: 'alasan',
  message: batalPembelian.body.shape.alasan.safeParse('').error!.issues[0]!.message,
}
