import report from '#domain/reports/service/service-masuk.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { berlakuPada, servicePada, SISA } from './lines.ts'

export default sourceOf(report, {
  utama: (ctx, asked) =>
    diToko(ctx, asked.kode_toko, () =>
      servicePada(ctx, 'tgl_system', asked)
        .where(berlakuPada(asked.tgl_to))
        .select([SISA, 's.status_service as status', 's.estimasi_tanggal', 's.kode_sales'])
        .execute(),
    ),
})
