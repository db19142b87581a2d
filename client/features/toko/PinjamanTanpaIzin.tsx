import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { acuanHutang } from '#domain/calls/hutang.ts'
import { bukaPinjaman, tutupPinjaman, type zPinjaman } from '#domain/calls/izin-gadai.ts'
import { pengaturanToko } from '#domain/calls/toko.ts'
import { sebutPinjaman } from '#domain/rules/izin-gadai.ts'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { tellFailure, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

const rules = rulesOf(bukaPinjaman.body)
const CHANGES = [pengaturanToko, acuanHutang]
type Word = z.output<typeof bukaPinjaman.body>

/** Stands in the shop's settings while it has no licence to lend: refused, or lifted by its owner, who alone does either (DOMAIN §P.4). */
export function PinjamanTanpaIzin({ pinjaman }: { pinjaman: z.output<typeof zPinjaman> | null }) {
  const [membuka, setMembuka] = useState(false)
  const closing = useSend(tutupPinjaman, {
    changes: CHANGES,
    onDone: ({ message }) => toast('success', message),
    onError: (error) => void tellFailure(error),
  })
  if (!pinjaman || pinjaman.state === 'BOLEH') return null
  const tutup = async () => {
    if (await confirm('Tutup pinjaman baru sekarang')) await closing.send()
  }
  return (
    <>
      <Alert
        className="toko-peringatan"
        type={pinjaman.state === 'DITUTUP' ? 'error' : 'warning'}
        showIcon
        title={sebutPinjaman(pinjaman)}
        action={
          mayMake(bukaPinjaman) && (
            <div className="toko-pinjaman">
              {pinjaman.state === 'DIBUKA' && (
                <Button onClick={() => void tutup()} loading={closing.busy}>
                  Tutup Sekarang
                </Button>
              )}
              <Button onClick={() => setMembuka(true)}>
                {pinjaman.state === 'DIBUKA' ? 'Ubah' : 'Buka Sementara'}
              </Button>
            </div>
          )
        }
      />
      {membuka && <ModalBuka onTutup={() => setMembuka(false)} />}
    </>
  )
}

function ModalBuka({ onTutup }: { onTutup: () => void }) {
  const [form] = Form.useForm<Word>()
  const opening = useSend(bukaPinjaman, {
    changes: CHANGES,
    onDone({ message }) {
      toast('success', message)
      onTutup()
    },
    onError: (error) => void tellFormError(form, error),
  })
  const save = async () => {
    const values = await validValues(form)
    if (values) await opening.send({ body: values })
  }
  return (
    <StaticModal
      open
      title="Buka Pinjaman Baru Tanpa Izin"
      onClose={onTutup}
      onOk={() => void save()}
      busy={opening.busy}
    >
      <p>
        Mulai 13 Januari 2026 meminjamkan uang dengan jaminan tanpa izin OJK dilarang (POJK 29/2025). Yang
        membukanya, alasannya, dan sampai kapan tercatat di Jejak dan tampil di layar hutang; sesudah
        tanggalnya tertutup sendiri.
      </p>
      <Formulir<Word> form={form}>
        <Form.Item name="sampai" label="Sampai Tanggal" required rules={rules('sampai')}>
          <TanggalPicker />
        </Form.Item>
        <Form.Item name="alasan" label="Alasan" required rules={rules('alasan')}>
          <TextInput maxLength={200} />
        </Form.Item>
      </Formulir>
    </StaticModal>
  )
}
