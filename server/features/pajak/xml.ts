/** The file that Coretax takes in: fields and their order as its template has them (DOMAIN §P.1-5). */
import { XMLBuilder } from 'fast-xml-parser'
import type { RetailInvoice } from '#domain/rules/coretax.ts'

const builder = new XMLBuilder({ format: true, ignoreAttributes: false, suppressEmptyNode: false })

/** A consumer has no number of their own here. */
const KONSUMEN = { BuyerName: '-', BuyerIdOpt: 'NIK', BuyerIdNumber: '0'.repeat(16) }

/** @param tin the shop's NPWP, sixteen digits @param bulan 'YYYY-MM' */
export function xmlCoretax(tin: string, bulan: string, rows: readonly RetailInvoice[]): string {
  const [year, month] = bulan.split('-')
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    RetailInvoiceBulk: {
      '@_xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@_xsi:noNamespaceSchemaLocation': 'schema.xsd',
      TIN: tin,
      TaxPeriodMonth: Number(month),
      TaxPeriodYear: Number(year),
      ListOfRetailInvoice: {
        RetailInvoice: rows.map((r) => ({
          TrxCode: r.trx_code,
          ...KONSUMEN,
          GoodServiceOpt: r.jenis,
          SerialNo: r.serial,
          TransactionDate: r.tanggal,
          TaxBaseSellingPrice: r.dpp,
          OtherTaxBaseSellingPrice: r.dpp_lain,
          VAT: r.ppn_rp,
          STLG: 0,
          Info: 'ok',
        })),
      },
    },
  })
}
