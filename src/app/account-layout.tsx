import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { SaveResults } from "../features/mock-test/result/save-results";
import { createQueryClient } from "./query-client";
import { RequireStudent } from "./require-student";

/** The layout of all pages behind the login, with the query cache, which public pages do not need. */
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
