/** Photos of goods as they were taken in. */
import { fotoService, lihatFotoService } from '#domain/calls/foto-service.ts'
import { lihatService } from '#domain/calls/service.ts'
import { fotoOf } from '#client/kasir/foto-of.ts'

export const fotoDariService = fotoOf('no_faktur_service', fotoService, lihatFotoService, [lihatService])
