import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { SaveResults } from "../features/mock-test/result/save-results";
import { createQueryClient } from "./query-client";
import { RequireStudent } from "./require-student";

/** Everything behind the login, with the cache of the server's answer. Public pages do without it. */
export function AccountLayout() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RequireStudent />
      </Suspense>
      <SaveResults />
    </QueryClientProvider>
  );
}
