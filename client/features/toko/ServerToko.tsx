import { Checkbox, Form } from 'antd'
import type { z } from 'zod'
import { listToko } from '#domain/calls/sesi.ts'
import { allToko, tandaiTokoJauh } from '#domain/calls/toko.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { KunciPortal } from './KunciPortal.tsx'

type Entered = z.output<typeof tandaiTokoJauh.body>
const rules = rulesOf(tandaiTokoJauh.body)

interface Props {
  toko: { kode_toko: string; nama_toko: string; jauh: boolean; portal: string }
  onTutup: () => void
}

/** Sets if another shop has a server of its own, where that is, and the key they share (DOMAIN §O.7-3). */
export function ServerToko({ toko, onTutup }: Props) {
  const { kode_toko, nama_toko, jauh, portal } = toko
  const [form] = Form.useForm<Entered>()
  const ditandai = Form.useWatch('jauh', form) ?? jauh
  const simpan = useSend(tandaiTokoJauh, {
    changes: [allToko, listToko],
    onDone({ message }) {
      toast('success', message)
      onTutup()
    },
    onError: (error) => void tellFormError(form, error),
  })
  const save = async () => {
    const values = await validValues(form)
    if (values) await simpan.send({ params: { kode_toko }, body: values })
  }
  return (
    <StaticModal
      open
      title={`Server Toko ${kode_toko} ${nama_toko}`}
      onClose={onTutup}
      onOk={() => void save()}
      busy={simpan.busy}
      width={640}
    >
      <Formulir form={form} initialValues={{ jauh, portal: portal === '-' ? '' : portal }}>
        <Form.Item
          name="jauh"
          valuePropName="checked"
          extra="Di server ini toko itu hanya nama dan alamat: tidak ada yang masuk, menutup, atau berjualan di sini atas namanya"
        >
          <Checkbox>Toko ini punya server sendiri</Checkbox>
        </Form.Item>
        <Form.Item
          name="portal"
          label="Alamat Portal"
          rules={rules('portal')}
          extra="Alamat server toko itu: https://… Kosong bila kiriman hanya lewat berkas"
        >
          <TextInput asTyped maxLength={200} disabled={!ditandai} />
        </Form.Item>
      </Formulir>
      {jauh ? (
        <KunciPortal kode_toko={kode_toko} />
      ) : (
        <p className="muted">Kunci portalnya dipasang di sini sesudah tandanya disimpan.</p>
      )}
    </StaticModal>
  )
}
