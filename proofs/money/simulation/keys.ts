/** The secrets of the simulation, shared by the gateway and the functions. */
export const keys = {
  keyId: "rzp_test_Olympeak000001",
  keySecret: "money-key-secret",
  webhookSecret: "money-webhook-secret",
  cronSecret: "money-cron-secret",
};

/** The addresses that the functions call; nothing listens there. */
export const addresses = {
  database: "http://database.local",
  gateway: "http://gateway.local/v1",
  brevo: "http://brevo.local/v3",
  site: "http://site.local",
};
