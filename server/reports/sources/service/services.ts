import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/service/services.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { servicePada, SISA } from './lines.ts'

export default sourceOf(report, {
  utama: (ctx, { status, ...asked }) =>
    diToko(ctx, asked.kode_toko, () =>
      servicePada(ctx, 'tgl_system', asked)
        .$if(status !== ALL, (q) => q.where('s.status_service', '=', status))
        .select([SISA, 's.status_service as status'])
        .execute(),
    ),
})
