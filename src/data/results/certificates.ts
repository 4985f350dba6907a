import { queryOptions } from "@tanstack/react-query";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import {
  certificateSchema,
  nameCorrectionSchema,
  type Certificate,
  type WithheldCertificate,
  type NameCorrection,
} from "./certificate";

/**
 * @param code the code of one of the logged-in student's certificates
 * @returns the certificate with its state; if its result is held, only the state and the reason
 * @throws AppError `forbidden` for any other code, or the error of the failed request
 */
export async function getCertificate(code: string): Promise<Certificate | WithheldCertificate> {
  const client = await getClient();
  return readReply(certificateSchema, client.rpc("get_certificate", { p_code: code }));
}

/**
 * @param code the code of one of the logged-in student's certificates
 * @returns the query of the certificate
 */
export const certificateQuery = (code: string) =>
  queryOptions({ queryKey: ["certificate", code], queryFn: () => getCertificate(code) });

/**
 * Corrects the spelling of the name on a certificate.
 *
 * @param code the code of one of the logged-in student's certificates
 * @param name the corrected name
 * @returns `corrected` with the new code, or why not
 * @throws AppError `forbidden` for any other code, or the error of the failed request
 */
export async function correctCertificateName(code: string, name: string): Promise<NameCorrection> {
  const client = await getClient();
  return readReply(
    nameCorrectionSchema,
    client.rpc("correct_certificate_name", { p_code: code, p_name: name }),
  );
}
