import { Alert } from 'antd'
import { lineTera } from '#domain/rules/tera.ts'
import { useTimbanganToko } from './timbangan-toko.ts'

/** Stands above every screen that weighs for as long as a scale of this computer is past its verification. */
export function TeraTimbangan({ hari_ini }: { hari_ini: string }) {
  const { aktif, dipakai } = useTimbanganToko()
  const text = lineTera(aktif, dipakai, hari_ini)
  return text === undefined ? null : <Alert className="page-tera" type="warning" showIcon title={text} />
}
