/** Why an email is not sent again, as organisers read it; the names are the outcomes of `resend_message`. */
export const resendRefusals = {
  already_queued: "This email is already waiting to be sent.",
  not_found: "This email is no longer kept.",
  not_possible: "This email cannot be sent again from here. The family can ask for it in its profile.",
  out_of_date:
    "This email is out of date: what it says is no longer true, because it was decided or changed in the meantime. It is not sent again.",
  account_deleted: "The account has been deleted.",
  too_many: "This email was sent again three times today. Please try tomorrow.",
} as const;
