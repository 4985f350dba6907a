export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "classes": {
                  Row: {
                    "id": string,"name": string,"number": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"name": string,"number": number
                  }
                  Update: {
                    "id"?: string,"name"?: string,"number"?: number
                  }
                  Relationships: [
                    
                  ]
                },"current_cart_snapshot": {
                  Row: {
                    "cart_items": NonNullable<Json>,"created_at": string,"email": string,"student_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cart_items": NonNullable<Json>,"created_at"?: string,"email": string,"student_id": string
                  }
                  Update: {
                    "cart_items"?: NonNullable<Json>,"created_at"?: string,"email"?: string,"student_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "current_cart_snapshot_student_id_fkey"
      columns: ["student_id"]
isOneToOne: true
      referencedRelation: "students"
      referencedColumns: ["id"]
    }
                  ]
                },"edition_exams": {
                  Row: {
                    "cancelled_at": string | null,"edition_id": string,"exam_id": string,"exam_on": string,"last_start_at": string | null,"opens_at": string | null,"registration_closes_on": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelled_at"?: string | null,"edition_id": string,"exam_id": string,"exam_on": string,"last_start_at"?: string | null,"opens_at"?: string | null,"registration_closes_on": string
                  }
                  Update: {
                    "cancelled_at"?: string | null,"edition_id"?: string,"exam_id"?: string,"exam_on"?: string,"last_start_at"?: string | null,"opens_at"?: string | null,"registration_closes_on"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "edition_exams_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "edition_exams_exam_id_fkey"
      columns: ["exam_id"]
isOneToOne: false
      referencedRelation: "subjects"
      referencedColumns: ["id"]
    }
                  ]
                },"editions": {
                  Row: {
                    "camera": string,"code": string,"exams_from": string,"exams_to": string,"help_from": string | null,"help_phone": string | null,"help_to": string | null,"id": string,"is_current": boolean,"medals_from": number,"name": string,"notice": string | null,"notice_until": string | null,"registration_opens_on": string | null,"results_on": string,"season": string,"suspect_from": number
                  }
                  ComputedFields: never
                  Insert: {
                    "camera"?: string,"code"?: never,"exams_from": string,"exams_to": string,"help_from"?: string | null,"help_phone"?: string | null,"help_to"?: string | null,"id"?: string,"is_current"?: boolean,"medals_from"?: number,"name": string,"notice"?: string | null,"notice_until"?: string | null,"registration_opens_on"?: string | null,"results_on": string,"season": string,"suspect_from"?: number
                  }
                  Update: {
                    "camera"?: string,"code"?: never,"exams_from"?: string,"exams_to"?: string,"help_from"?: string | null,"help_phone"?: string | null,"help_to"?: string | null,"id"?: string,"is_current"?: boolean,"medals_from"?: number,"name"?: string,"notice"?: string | null,"notice_until"?: string | null,"registration_opens_on"?: string | null,"results_on"?: string,"season"?: string,"suspect_from"?: number
                  }
                  Relationships: [
                    
                  ]
                },"enrolments": {
                  Row: {
                    "class_id": string,"edition_id": string,"enrolled_at": string,"exam_id": string,"is_active": boolean,"order_id": string,"student_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "class_id": string,"edition_id": string,"enrolled_at"?: string,"exam_id": string,"is_active"?: boolean,"order_id": string,"student_id": string
                  }
                  Update: {
                    "class_id"?: string,"edition_id"?: string,"enrolled_at"?: string,"exam_id"?: string,"is_active"?: boolean,"order_id"?: string,"student_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "enrolments_class_id_fkey"
      columns: ["class_id"]
isOneToOne: false
      referencedRelation: "classes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "enrolments_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "enrolments_exam_id_fkey"
      columns: ["exam_id"]
isOneToOne: false
      referencedRelation: "subjects"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "enrolments_order_id_exam_id_fkey"
      columns: ["order_id","exam_id"]
isOneToOne: false
      referencedRelation: "order_items"
      referencedColumns: ["order_id","exam_id"]
    },{
      foreignKeyName: "enrolments_order_id_student_id_edition_id_fkey"
      columns: ["order_id","student_id","edition_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id","student_id","edition_id"]
    },{
      foreignKeyName: "enrolments_student_id_fkey"
      columns: ["student_id"]
isOneToOne: false
      referencedRelation: "students"
      referencedColumns: ["id"]
    }
                  ]
                },"exam_starts": {
                  Row: {
                    "class": string | null,"class_id": string,"id": number,"page_url": string | null,"referrer": string | null,"subject": string | null,"subject_id": string,"timestamp": string
                  }
                  ComputedFields: never
                  Insert: {
                    "class"?: string | null,"class_id": string,"id"?: never,"page_url"?: string | null,"referrer"?: string | null,"subject"?: string | null,"subject_id": string,"timestamp"?: string
                  }
                  Update: {
                    "class"?: string | null,"class_id"?: string,"id"?: never,"page_url"?: string | null,"referrer"?: string | null,"subject"?: string | null,"subject_id"?: string,"timestamp"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "exam_starts_subject_id_class_id_fkey"
      columns: ["subject_id","class_id"]
isOneToOne: false
      referencedRelation: "subject_classes"
      referencedColumns: ["subject_id","class_id"]
    }
                  ]
                },"mock_tests": {
                  Row: {
                    "class_id": string,"completed_at": string,"created_at": string,"id": string,"mistakes": Json | null,"score": number,"seed": string | null,"started_at": string,"student_id": string,"subject_id": string,"topics": Json | null
                  }
                  ComputedFields: never
                  Insert: {
                    "class_id": string,"completed_at": string,"created_at"?: string,"id"?: string,"mistakes"?: Json | null,"score": number,"seed"?: string | null,"started_at": string,"student_id": string,"subject_id": string,"topics"?: Json | null
                  }
                  Update: {
                    "class_id"?: string,"completed_at"?: string,"created_at"?: string,"id"?: string,"mistakes"?: Json | null,"score"?: number,"seed"?: string | null,"started_at"?: string,"student_id"?: string,"subject_id"?: string,"topics"?: Json | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "mock_tests_student_id_fkey"
      columns: ["student_id"]
isOneToOne: false
      referencedRelation: "students"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mock_tests_subject_id_class_id_fkey"
      columns: ["subject_id","class_id"]
isOneToOne: false
      referencedRelation: "subject_classes"
      referencedColumns: ["subject_id","class_id"]
    }
                  ]
                },"order_items": {
                  Row: {
                    "exam_id": string,"exam_on": string | null,"order_id": string,"price": number,"price_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "exam_id": string,"exam_on"?: string | null,"order_id": string,"price"?: never,"price_paise": number
                  }
                  Update: {
                    "exam_id"?: string,"exam_on"?: string | null,"order_id"?: string,"price"?: never,"price_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_items_exam_id_fkey"
      columns: ["exam_id"]
isOneToOne: false
      referencedRelation: "subjects"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_items_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"orders": {
                  Row: {
                    "amount": number,"amount_paise": number,"class_id": string,"currency": string,"edition_id": string,"gst_percent": number | null,"id": string,"intent_id": string,"number": number,"ordered_at": string,"payment_id": string,"razorpay_order_id": string,"refund_status": string,"status": string,"student_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount"?: never,"amount_paise": number,"class_id": string,"currency"?: string,"edition_id": string,"gst_percent"?: number | null,"id"?: string,"intent_id": string,"number"?: never,"ordered_at"?: string,"payment_id": string,"razorpay_order_id": string,"refund_status"?: string,"status"?: string,"student_id": string
                  }
                  Update: {
                    "amount"?: never,"amount_paise"?: number,"class_id"?: string,"currency"?: string,"edition_id"?: string,"gst_percent"?: number | null,"id"?: string,"intent_id"?: string,"number"?: never,"ordered_at"?: string,"payment_id"?: string,"razorpay_order_id"?: string,"refund_status"?: string,"status"?: string,"student_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "orders_class_id_fkey"
      columns: ["class_id"]
isOneToOne: false
      referencedRelation: "classes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_student_id_fkey"
      columns: ["student_id"]
isOneToOne: false
      referencedRelation: "students"
      referencedColumns: ["id"]
    }
                  ]
                },"refund_requests": {
                  Row: {
                    "amount_paise": number,"answer": string | null,"approved_paise": number | null,"decided_at": string | null,"failed_at": string | null,"id": string,"is_by_organiser": boolean,"note": string | null,"order_id": string,"processed_at": string | null,"reason": string,"requested_at": string,"status": string,"student_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"answer"?: string | null,"approved_paise"?: number | null,"decided_at"?: string | null,"failed_at"?: string | null,"id"?: string,"is_by_organiser"?: boolean,"note"?: string | null,"order_id": string,"processed_at"?: string | null,"reason": string,"requested_at"?: string,"status"?: string,"student_id": string
                  }
                  Update: {
                    "amount_paise"?: number,"answer"?: string | null,"approved_paise"?: number | null,"decided_at"?: string | null,"failed_at"?: string | null,"id"?: string,"is_by_organiser"?: boolean,"note"?: string | null,"order_id"?: string,"processed_at"?: string | null,"reason"?: string,"requested_at"?: string,"status"?: string,"student_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refund_requests_order_id_student_id_fkey"
      columns: ["order_id","student_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id","student_id"]
    }
                  ]
                },"students": {
                  Row: {
                    "class_id": string | null,"consent_at": string | null,"consent_given": boolean,"consent_version": string | null,"created_at": string,"deleted_at": string | null,"email": string | null,"family_id": string | null,"id": string,"name": string | null,"name_key": string | null,"parent_name": string | null,"phone": string | null,"phone_key": string | null,"role": string,"school_name": string | null,"search_key": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "class_id"?: string | null,"consent_at"?: string | null,"consent_given"?: boolean,"consent_version"?: string | null,"created_at"?: string,"deleted_at"?: string | null,"email"?: string | null,"family_id"?: string | null,"id": string,"name"?: string | null,"name_key"?: never,"parent_name"?: string | null,"phone"?: string | null,"phone_key"?: never,"role"?: string,"school_name"?: string | null,"search_key"?: never
                  }
                  Update: {
                    "class_id"?: string | null,"consent_at"?: string | null,"consent_given"?: boolean,"consent_version"?: string | null,"created_at"?: string,"deleted_at"?: string | null,"email"?: string | null,"family_id"?: string | null,"id"?: string,"name"?: string | null,"name_key"?: never,"parent_name"?: string | null,"phone"?: string | null,"phone_key"?: never,"role"?: string,"school_name"?: string | null,"search_key"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "students_class_id_fkey"
      columns: ["class_id"]
isOneToOne: false
      referencedRelation: "classes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "students_family_id_fkey"
      columns: ["family_id"]
isOneToOne: false
      referencedRelation: "students"
      referencedColumns: ["id"]
    }
                  ]
                },"subject_classes": {
                  Row: {
                    "class_id": string,"class_name": string,"is_active": boolean,"subject_id": string,"subject_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "class_id": string,"class_name": string,"is_active"?: boolean,"subject_id": string,"subject_name": string
                  }
                  Update: {
                    "class_id"?: string,"class_name"?: string,"is_active"?: boolean,"subject_id"?: string,"subject_name"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subject_classes_class_id_class_name_fkey"
      columns: ["class_id","class_name"]
isOneToOne: false
      referencedRelation: "classes"
      referencedColumns: ["id","name"]
    },{
      foreignKeyName: "subject_classes_subject_id_subject_name_fkey"
      columns: ["subject_id","subject_name"]
isOneToOne: false
      referencedRelation: "subjects"
      referencedColumns: ["id","name"]
    }
                  ]
                },"subjects": {
                  Row: {
                    "code": string,"id": string,"is_active": boolean,"name": string,"price": number,"price_paise": number,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"id"?: string,"is_active"?: boolean,"name": string,"price"?: never,"price_paise": number,"type"?: string
                  }
                  Update: {
                    "code"?: string,"id"?: string,"is_active"?: boolean,"name"?: string,"price"?: never,"price_paise"?: number,"type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"whatsapp_clicks": {
                  Row: {
                    "created_at": string,"email": string | null,"id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string | null,"id"?: never
                  }
                  Update: {
                    "created_at"?: string,"email"?: string | null,"id"?: never
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "add_child":
{ Args: { "p_child_id": string,"p_class_id": string,"p_name": string,"p_school_name": string,"p_student_id": string }; Returns: Json
                           },
"add_family_note":
{ Args: { "p_student_id": string,"p_text": string }; Returns: Json
                           },
"admin_access":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"ask_organiser_change":
{ Args: { "p_email": string,"p_kind": string }; Returns: Json
                           },
"attach_gateway_order":
{ Args: { "p_intent_id": string,"p_razorpay_order_id": string }; Returns: Json
                           },
"begin_child":
{ Args: { "p_class_id": string,"p_name": string,"p_school_name": string,"p_student_id": string }; Returns: Json
                           },
"begin_payment":
{ Args: { "p_amount_paise": number,"p_exam_ids": (string)[],"p_key": string,"p_student_id": string }; Returns: Json
                           },
"challenge_key":
{ Args: { "p_claim": string,"p_n": number,"p_paper_id": string,"p_reason": string }; Returns: Json
                           },
"claim_exam_mails":
{ Args: { "p_limit": number }; Returns: {
              "data": Json,"email": string,"id": string,"kind": string,"name": string
            }[]
                           },
"claim_outbox":
{ Args: { "p_kind"?: string,"p_limit": number,"p_payment_id"?: string,"p_student_id"?: string }; Returns: {
              "data": Json,"email": string,"id": string,"kind": string,"name": string
            }[]
                           },
"claim_picture_purges":
{ Args: { "p_limit": number }; Returns: {
              "attempt_id": string,"names": (string)[]
            }[]
                           },
"claim_refunds":
{ Args: { "p_limit": number }; Returns: {
              "amount_paise": number,"id": string,"idempotency_key": string,"payment_id": string,"razorpay_refund_id": string,"receipt": string
            }[]
                           },
"confirm_award":
{ Args: { "p_attempt_id": string,"p_proof": string }; Returns: Json
                           },
"confirm_award_arrival":
{ Args: { "p_award_id": string }; Returns: Json
                           },
"confirm_exam_decision":
{ Args: { "p_id": string,"p_is_confirmed": boolean }; Returns: Json
                           },
"confirm_family":
{ Args: { "p_student_id": string }; Returns: Json
                           },
"confirm_guardian_consent":
{ Args: { "p_guardian_name": string,"p_kinds": (string)[],"p_token": string,"p_wording_version": string }; Returns: Json
                           },
"consume_rate_limit":
{ Args: { "p_bucket": string,"p_limit": number,"p_seconds": number }; Returns: Json
                           },
"correct_certificate":
{ Args: { "p_code": string,"p_name": string,"p_reason": string }; Returns: Json
                           },
"correct_certificate_name":
{ Args: { "p_code": string,"p_name": string }; Returns: Json
                           },
"correct_posting":
{ Args: { "p_award_id": string,"p_consignment": string,"p_courier": string,"p_seen_consignment": string,"p_seen_courier": string }; Returns: Json
                           },
"count_audit":
{ Args: { "p_action"?: string,"p_actor"?: string,"p_from"?: string,"p_to"?: string }; Returns: number
                           },
"count_awards":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id"?: string,"p_search"?: string,"p_state": string }; Returns: number
                           },
"count_late_pictures":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"count_missing_papers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"count_refund_tasks":
{ Args: { "p_search"?: string,"p_state"?: string }; Returns: number
                           },
"count_students":
{ Args: { "p_class_id"?: string,"p_only"?: string,"p_search"?: string }; Returns: number
                           },
"count_unpaid_checkouts":
{ Args: { "p_from"?: string,"p_to"?: string,"p_with_enrolled"?: boolean }; Returns: number
                           },
"create_paper":
{ Args: { "p_class_id": string,"p_edition_id": string,"p_exam_id": string,"p_kind": string }; Returns: Json
                           },
"decide_exam":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id": string,"p_extra_seconds"?: number,"p_kind": string,"p_last_start"?: string,"p_opens"?: string,"p_reason": string }; Returns: Json
                           },
"decide_kept_answers":
{ Args: { "p_attempt_id": string,"p_is_counted": boolean,"p_reason": string }; Returns: Json
                           },
"decide_key":
{ Args: { "p_credited"?: string,"p_n": number,"p_paper_id": string,"p_reason": string,"p_seen"?: number }; Returns: Json
                           },
"decide_organiser_change":
{ Args: { "p_id": string,"p_is_confirmed": boolean }; Returns: Json
                           },
"decide_refund":
{ Args: { "p_decision": string,"p_exam_ids"?: (string)[],"p_note"?: string,"p_paid_method"?: string,"p_paid_on"?: string,"p_reference"?: string,"p_task_id": string }; Returns: Json
                           },
"decide_void":
{ Args: { "p_decision": string,"p_proposal_id": string,"p_reason": string }; Returns: Json
                           },
"delete_account":
{ Args: { "p_exams_given_up"?: (string)[] }; Returns: Json
                           },
"end_overdue_attempts":
{ Args: { "p_limit": number }; Returns: Json
                           },
"enqueue_contact":
{ Args: { "p_student_id": string }; Returns: Json
                           },
"enter_child":
{ Args: { "p_child_id": string,"p_student_id": string }; Returns: Json
                           },
"explain_disagreement":
{ Args: { "p_fingerprint": string,"p_note": string,"p_paper_id": string,"p_solver_id": string }; Returns: Json
                           },
"export_enrolments":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id"?: string,"p_offset"?: number }; Returns: {
              "class_name": string,"email": string,"exam": string,"has_guardian_consent": boolean,"name": string,"order_number": number,"parent_name": string,"phone": string,"price_paise": number,"school_name": string
            }[]
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"export_orders":
{ Args: { "p_from"?: string,"p_offset"?: number,"p_search"?: string,"p_status"?: string,"p_to"?: string }; Returns: {
              "amount_paise": number,"class_name": string,"edition": string,"exams": string,"fee_gst_paise": number,"fee_paise": number,"gst_paise": number,"gst_percent": number,"method": string,"number": number,"ordered_at": string,"payment_id": string,"refund_status": string,"refunded_paise": number,"student_email": string,"student_name": string
            }[]
                           },
"export_refunds":
{ Args: { "p_from"?: string,"p_offset"?: number,"p_search"?: string,"p_state"?: string,"p_to"?: string }; Returns: {
              "amount_paise": number,"bank_reference": string,"created_at": string,"credit_note": string,"credit_note_at": string,"decided_at": string,"decided_by": string,"exams": string,"gst_paise": number,"gst_percent": number,"note": string,"order_number": number,"ordered_at": string,"paid_by": string,"payment_id": string,"reason": string,"refund_id": string,"refunded_at": string,"request_note": string,"request_reason": string,"requested_at": string,"started_by": string,"status": string,"student_email": string,"student_name": string
            }[]
                           },
"export_results":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id": string,"p_offset"?: number }; Returns: {
              "award": string,"certificate_code": string,"class_name": string,"difficulty": number,"exam": string,"marks": number,"name": string,"rank": number,"school_name": string,"section_c": number
            }[]
                           },
"export_unmatched_payments":
{ Args: { "p_from"?: string,"p_offset"?: number,"p_to"?: string }; Returns: {
              "amount_paise": number,"cart_paise": number,"exams": string,"fee_gst_paise": number,"fee_paise": number,"method": string,"paid_at": string,"payment_id": string,"reason": string,"refunded_paise": number,"student_email": string,"student_name": string
            }[]
                           },
"find_intent":
{ Args: { "p_razorpay_order_id": string }; Returns: Json
                           },
"finish_exam":
{ Args: { "p_attempt_id": string,"p_last_seq": number,"p_session_no": number,"p_ticket": string }; Returns: Json
                           },
"finish_exam_mails":
{ Args: { "p_error": string,"p_ids": (string)[] }; Returns: Json
                           },
"finish_outbox":
{ Args: { "p_error": string,"p_id": string }; Returns: Json
                           },
"finish_picture_purges":
{ Args: { "p_attempt_ids": (string)[],"p_error"?: string }; Returns: Json
                           },
"finish_refund":
{ Args: { "p_error"?: string,"p_is_final"?: boolean,"p_refund"?: Json,"p_task_id": string }; Returns: Json
                           },
"finish_webhook":
{ Args: { "p_error": string,"p_event_id": string }; Returns: Json
                           },
"get_answer_record":
{ Args: { "p_attempt_id": string }; Returns: Json
                           },
"get_certificate":
{ Args: { "p_code": string }; Returns: Json
                           },
"get_family":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"get_guardian_consents":
{ Args: Record<PropertyKey, never>; Returns: {
              "asked_at": string,"given_at": string,"guardian_name": string,"is_given": boolean,"kind": string
            }[]
                           },
"get_result":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"get_review":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"give_award_address":
{ Args: { "p_award_id": string,"p_city": string,"p_is_school": boolean,"p_line_1": string,"p_line_2"?: string,"p_phone": string,"p_pin": string,"p_recipient": string,"p_region": string }; Returns: Json
                           },
"give_exam_grant":
{ Args: { "p_edition_id": string,"p_exam_id": string,"p_extra_seconds"?: number,"p_is_reserve": boolean,"p_last_start_at"?: string,"p_opens_at"?: string,"p_reason": string,"p_student_id": string }; Returns: Json
                           },
"give_guardian_consent":
{ Args: { "p_guardian_name": string,"p_kinds": (string)[],"p_wording_version": string }; Returns: Json
                           },
"give_order_consent":
{ Args: { "p_guardian_name": string,"p_kinds": (string)[],"p_order_id": string,"p_wording_version": string }; Returns: Json
                           },
"is_admin_mfa_required":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"keep_keys":
{ Args: { "p_paper_id": string,"p_reason": string,"p_seen": (number)[] }; Returns: Json
                           },
"list_attempts":
{ Args: { "p_limit": number,"p_paper_id": string,"p_search": string }; Returns: {
              "attempt_id": string,"certificate_code": string,"certificate_name": string,"difficulty": number,"email": string,"finished_at": string,"held_for": string,"is_wanted_by_you": boolean,"marks": number,"name": string,"rank": number,"section_c": number,"started_at": string,"status": string,"student_id": string,"wanted_by": string,"wanted_name": string,"wanted_reason": string
            }[]
                           },
"list_audit":
{ Args: { "p_action"?: string,"p_actor"?: string,"p_from"?: string,"p_limit"?: number,"p_offset"?: number,"p_to"?: string }; Returns: {
              "about": string,"action": string,"actor": string,"actor_id": string,"at": string,"details": Json,"id": number,"student_id": string,"student_name": string
            }[]
                           },
"list_award_checks":
{ Args: { "p_limit": number,"p_offset": number,"p_paper_id": string }; Returns: {
              "attempt_id": string,"award": string,"confirmed_at": string,"confirmed_by": string,"drawn_for": string,"email": string,"held_for": string,"is_needed": boolean,"late_letters": number,"name": string,"phone": string,"proof": string,"school_name": string,"student_id": string
            }[]
                           },
"list_award_labels":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id"?: string,"p_limit": number,"p_offset": number,"p_search"?: string,"p_state": string }; Returns: {
              "award_id": string,"city": string,"class_name": string,"exam_name": string,"is_school": boolean,"line_1": string,"line_2": string,"lines": (string)[],"medal": string,"phone": string,"pin": string,"recipient": string,"region": string,"state": string,"student_name": string
            }[]
                           },
"list_awards":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id"?: string,"p_limit": number,"p_offset": number,"p_search"?: string,"p_state": string }; Returns: {
              "award_id": string,"class_name": string,"consignment": string,"courier": string,"delivered_at": string,"email": string,"exam_name": string,"is_late": boolean,"is_school": boolean,"lines": (string)[],"medal": string,"name": string,"obstacle": string,"place": string,"posted_at": string,"promised_on": string,"sendings": number,"state": string,"step_back": string
            }[]
                           },
"list_exam_day":
{ Args: { "p_edition_id": string,"p_exam_id": string }; Returns: {
              "cancelled_at": string,"class_id": string,"class_name": string,"closes_at": string,"enrolled": number,"extra_seconds": number,"finished": number,"has_conflict_of_interest": boolean,"has_reserve": boolean,"in_lobby": number,"kept": number,"last_start_at": string,"opens_at": string,"paper_id": string,"running": number,"server_now": string,"silent": number,"status": string,"unrefunded": number,"unrefunded_paise": number,"waiting_refunds": number
            }[]
                           },
"list_exam_decisions":
{ Args: { "p_edition_id": string,"p_exam_id": string }; Returns: {
              "class_name": string,"confirmed_by": string,"decided_at": string,"decided_by": string,"extra_seconds": number,"id": string,"is_mine": boolean,"is_single": boolean,"kind": string,"last_start_at": string,"opens_at": string,"reason": string,"state": string,"student_name": string
            }[]
                           },
"list_exam_participants":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id": string,"p_limit": number,"p_offset": number,"p_search": string,"p_state": string }; Returns: {
              "attempt_id": string,"class_name": string,"deadline_at": string,"email": string,"extra_seconds": number,"finished_at": string,"has_guardian_consent": boolean,"last_contact_at": string,"name": string,"started_at": string,"state": string,"student_id": string
            }[]
                           },
"list_extra_payments":
{ Args: Record<PropertyKey, never>; Returns: {
              "amount_paise": number,"bank_reference": string,"changed_at": string,"paid_at": string,"paid_method": string,"payment_id": string,"state": string
            }[]
                           },
"list_failed_mails":
{ Args: { "p_limit"?: number,"p_offset"?: number }; Returns: {
              "email": string,"id": string,"kind": string,"last_error": string,"name": string,"queued_at": string,"student_id": string
            }[]
                           },
"list_families":
{ Args: { "p_search": string }; Returns: {
              "class_name": string,"created_at": string,"email": string,"found_by": string,"name": string,"parent_name": string,"phone": string,"school_name": string,"student_id": string
            }[]
                           },
"list_key_challenges":
{ Args: { "p_limit": number,"p_n": number,"p_offset": number,"p_paper_id": string }; Returns: {
              "claim": string,"filed_at": string,"is_answered": boolean,"reason": string
            }[]
                           },
"list_my_awards":
{ Args: Record<PropertyKey, never>; Returns: {
              "address": Json,"award_id": string,"class_name": string,"consignment": string,"courier": string,"delivered_on": string,"edition": string,"is_late": boolean,"lines": (string)[],"medal": string,"needs_new_address": boolean,"paper_id": string,"posted_on": string,"promised_on": string,"state": string,"subject": string
            }[]
                           },
"list_my_exams":
{ Args: Record<PropertyKey, never>; Returns: {
              "answer_record_code": string,"attempt_id": string,"class_name": string,"deadline_at": string,"duration_seconds": number,"edition_id": string,"exam_id": string,"held_for": string,"kind": string,"last_start_at": string,"opens_at": string,"paper_id": string,"question_count": number,"sealed_bytes": number,"sealed_path": string,"sealed_sha256": string,"server_now": string,"slot_opens_at": string,"state": string
            }[]
                           },
"list_my_pictures":
{ Args: { "p_attempt_id": string }; Returns: {
              "path": string,"taken_at": string
            }[]
                           },
"list_order_months":
{ Args: Record<PropertyKey, never>; Returns: {
              "by_hand_paise": number,"fee_gst_paise": number,"fee_paise": number,"first_credit_note": string,"last_credit_note": string,"month": string,"orders": number,"paid_gst_paise": number,"paid_paise": number,"received": number,"received_fee_gst_paise": number,"received_fee_paise": number,"received_paise": number,"refunded_gst_paise": number,"refunded_paise": number,"refunds": number,"returned": number,"returned_paise": number,"unknown_fees": number
            }[]
                           },
"list_orders_to_reconcile":
{ Args: { "p_limit": number,"p_seconds"?: number }; Returns: string[]
                           },
"list_organisers":
{ Args: { "p_edition_id": string }; Returns: {
              "email": string,"enrolled_class_ids": (string)[],"is_you": boolean,"marked_class_ids": (string)[],"name": string,"organiser_id": string
            }[]
                           },
"list_paper_results":
{ Args: { "p_edition_id": string }; Returns: {
              "challenge_until": string,"changed_at": string,"checks": number,"class_id": string,"class_name": string,"closed_at": string,"closes_at": string,"exam_id": string,"exam_name": string,"failed_with": string,"final_at": string,"has_conflict_of_interest": boolean,"is_waiting": boolean,"kept": number,"kind": string,"mean": number,"paper_id": string,"participants": number,"provisional_at": string,"server_now": string,"status": string,"unanswered": number,"unconfirmed": number,"undecided": number
            }[]
                           },
"list_papers":
{ Args: { "p_edition_id": string }; Returns: {
              "class_id": string,"class_name": string,"class_number": number,"disagreements": number,"enrolled": number,"exam_id": string,"exam_name": string,"exam_on": string,"has_attempt": boolean,"has_conflict_of_interest": boolean,"is_cancelled": boolean,"is_key_known": boolean,"is_overdue": boolean,"kind": string,"opens_at": string,"other_solvers": number,"paper_id": string,"questions": number,"status": string,"unsolved": number
            }[]
                           },
"list_payments":
{ Args: { "p_from"?: string,"p_limit"?: number,"p_offset"?: number,"p_search"?: string,"p_status"?: string,"p_to"?: string }; Returns: {
              "amount_paise": number,"class_name": string,"edition": string,"exams": (string)[],"gst_percent": number,"id": string,"method": string,"number": number,"open_refund": string,"ordered_at": string,"payment_id": string,"refund_error": string,"refund_status": string,"refunded_exams": (string)[],"refunded_paise": number,"student_email": string,"student_id": string,"student_name": string
            }[]
                           },
"list_picture_sheets":
{ Args: { "p_edition_id": string,"p_exam_id": string,"p_limit": number,"p_offset": number }; Returns: {
              "attempt_id": string,"award": string,"class_name": string,"decided_at": string,"decided_by": string,"is_drawn": boolean,"name": string,"note": string,"pictures": number,"verdict": string
            }[]
                           },
"list_price_changes":
{ Args: Record<PropertyKey, never>; Returns: {
              "after_paise": number,"at": string,"before_paise": number,"changed_by": string,"exam": string,"id": number
            }[]
                           },
"list_prices":
{ Args: Record<PropertyKey, never>; Returns: {
              "carts": number,"code": string,"exam_id": string,"is_active": boolean,"name": string,"price_paise": number,"started_payments": number
            }[]
                           },
"list_refund_tasks":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_search"?: string,"p_state"?: string }; Returns: {
              "amount_paise": number,"answer_by": string,"bank_reference": string,"cart_exams": (string)[],"cart_paise": number,"counting_order": number,"created_at": string,"decided_at": string,"decided_by": string,"detail": string,"failures": Json,"id": string,"is_by_hand": boolean,"items": Json,"left_paise": number,"needs_other_organiser": boolean,"note": string,"order_number": number,"other_payments": Json,"paid_at": string,"paid_method": string,"paid_on": string,"payment_id": string,"payment_paise": number,"reason": string,"refund_id": string,"refunded_at": string,"refunded_exams": (string)[],"refusals": Json,"request_note": string,"request_reason": string,"requested_at": string,"started_by": string,"status": string,"student_email": string,"student_id": string,"student_name": string
            }[]
                           },
"list_refundable_orders":
{ Args: Record<PropertyKey, never>; Returns: {
              "amount_paise": number,"order_id": string,"until": string
            }[]
                           },
"list_refunded_orders":
{ Args: Record<PropertyKey, never>; Returns: {
              "credit_notes": Json,"exam_ids": (string)[],"order_id": string,"refunded_paise": number
            }[]
                           },
"list_rehearsals_to_seal":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"list_student_enrolments":
{ Args: { "p_student_id": string }; Returns: {
              "can_move": boolean,"class_id": string,"class_name": string,"edition_id": string,"edition_name": string,"exam_id": string,"exam_name": string,"exam_on": string
            }[]
                           },
"list_students":
{ Args: { "p_class_id"?: string,"p_limit"?: number,"p_offset"?: number,"p_only"?: string,"p_search"?: string }; Returns: {
              "class_id": string,"class_name": string,"created_at": string,"email": string,"has_guardian_consent": boolean,"id": string,"name": string,"parent_name": string,"phone": string,"school_name": string
            }[]
                           },
"list_subject_pairs":
{ Args: Record<PropertyKey, never>; Returns: {
              "class_id": string,"class_name": string,"class_number": number,"is_active": boolean,"subject_id": string,"subject_name": string
            }[]
                           },
"list_unfinished_registrations":
{ Args: { "p_search": string }; Returns: {
              "created_at": string,"email": string,"is_confirmed": boolean,"name": string,"phone": string
            }[]
                           },
"list_unknown_payments":
{ Args: { "p_payments": Json }; Returns: string[]
                           },
"list_unmatched_payments":
{ Args: { "p_search": string }; Returns: {
              "amount_paise": number,"failure": string,"note": string,"paid_at": string,"payment_id": string,"reason": string,"status": string,"student_id": string,"student_name": string
            }[]
                           },
"list_unpaid_checkouts":
{ Args: { "p_from"?: string,"p_limit"?: number,"p_offset"?: number,"p_to"?: string,"p_with_enrolled"?: boolean }; Returns: {
              "amount_paise": number,"cancelled_exams": (string)[],"class_name": string,"email": string,"exams": (string)[],"failed_payment_id": string,"failure": string,"failures": number,"guardian_name": string,"id": string,"is_enrolled": boolean,"phone": string,"razorpay_order_id": string,"shown_at": string,"status": string,"student_id": string,"student_name": string
            }[]
                           },
"list_void_proposals":
{ Args: { "p_paper_id": string }; Returns: {
              "attempt_id": string,"decided_at": string,"decided_by": string,"decision": string,"decision_reason": string,"email": string,"id": string,"is_mine": boolean,"is_single": boolean,"name": string,"proposed_at": string,"proposed_by": string,"reason": string,"replied_at": string,"reply": string,"reply_until": string,"student_id": string,"wanted": string
            }[]
                           },
"mark_organiser":
{ Args: { "p_class_id": string,"p_edition_id": string,"p_is_marked": boolean,"p_organiser_id": string }; Returns: Json
                           },
"move_awards":
{ Args: { "p_award_ids": (string)[],"p_step": string }; Returns: Json
                           },
"move_enrolment":
{ Args: { "p_class_id": string,"p_edition_id": string,"p_exam_id": string,"p_seen_class_id": string,"p_student_id": string }; Returns: Json
                           },
"move_sweep":
{ Args: { "p_has_failed": boolean,"p_looked_at": number,"p_reached": number,"p_sweep_id": number,"p_to": number,"p_to_looked_at": number }; Returns: Json
                           },
"note_device_check":
{ Args: { "p_is_good": boolean,"p_problems"?: (string)[] }; Returns: Json
                           },
"note_password_mail":
{ Args: { "p_student_id": string }; Returns: Json
                           },
"note_room_events":
{ Args: { "p_attempt_id": string,"p_events": Json,"p_session_no": number,"p_ticket": string }; Returns: Json
                           },
"open_paper":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"open_picture_sheet":
{ Args: { "p_attempt_id": string }; Returns: Json
                           },
"outbox_status":
{ Args: { "p_kind": string,"p_payment_id": string,"p_student_id": string }; Returns: Json
                           },
"post_awards":
{ Args: { "p_postings": Json }; Returns: Json
                           },
"propose_void":
{ Args: { "p_attempt_id": string,"p_reason": string,"p_wanted": string }; Returns: Json
                           },
"publish_results":
{ Args: { "p_golds"?: number,"p_paper_id": string,"p_state": string }; Returns: Json
                           },
"purge_expired":
{ Args: { "p_kind"?: string }; Returns: Json
                           },
"queue_award_mails":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"queue_exam_reminders":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_attempt_review":
{ Args: { "p_attempt_id": string }; Returns: Json
                           },
"read_award":
{ Args: { "p_award_id": string }; Returns: Json
                           },
"read_exam_timeline":
{ Args: { "p_edition_id": string,"p_exam_id": string,"p_student_id": string }; Returns: Json
                           },
"read_family":
{ Args: { "p_student_id": string }; Returns: Json
                           },
"read_office":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_order_receipt":
{ Args: { "p_order_number": number }; Returns: Json
                           },
"read_paper":
{ Args: { "p_organiser_id": string,"p_paper_id": string }; Returns: Json
                           },
"read_paper_statistics":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"read_paper_to_solve":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"read_picture_sheet":
{ Args: { "p_attempt_id": string }; Returns: Json
                           },
"read_start_page":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"receive_webhook":
{ Args: { "p_body": string,"p_event": string,"p_event_id": string }; Returns: Json
                           },
"record_capture":
{ Args: { "p_gst_percent"?: number,"p_payment": Json }; Returns: Json
                           },
"record_dispute":
{ Args: { "p_amount_paise": number,"p_event": string,"p_payment_id": string }; Returns: Json
                           },
"record_refund":
{ Args: { "p_refund": Json }; Returns: Json
                           },
"record_seal":
{ Args: { "p_items": Json,"p_paper_id": string,"p_seal": Json }; Returns: Json
                           },
"refund_cancelled_exam":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id": string }; Returns: Json
                           },
"refuse_certificate_name":
{ Args: { "p_code": string }; Returns: Json
                           },
"release_intent":
{ Args: { "p_failed": boolean,"p_intent_id": string }; Returns: Json
                           },
"reopen_paper":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"reopen_refused_payment":
{ Args: { "p_task_id": string }; Returns: Json
                           },
"replace_award":
{ Args: { "p_award_id": string,"p_reason": string }; Returns: Json
                           },
"reply_to_void":
{ Args: { "p_paper_id": string,"p_reply": string }; Returns: Json
                           },
"request_guardian_consent":
{ Args: { "p_email": string }; Returns: Json
                           },
"request_refund":
{ Args: { "p_note"?: string,"p_order_id": string,"p_reason": string }; Returns: Json
                           },
"resend_message":
{ Args: { "p_message_id": string }; Returns: Json
                           },
"review_paper":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"review_picture_sheet":
{ Args: { "p_attempt_id": string,"p_note"?: string,"p_verdict": string }; Returns: Json
                           },
"run_result_tasks":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"save_answers":
{ Args: { "p_attempt_id": string,"p_events": Json,"p_session_no": number,"p_ticket": string }; Returns: Json
                           },
"save_edition":
{ Args: { "p_camera": string,"p_exams_from": string,"p_exams_to": string,"p_id"?: string,"p_name": string,"p_registration_opens_on"?: string,"p_results_on": string,"p_season": string,"p_seen"?: Json }; Returns: Json
                           },
"save_edition_exam":
{ Args: { "p_edition_id": string,"p_exam_id": string,"p_exam_on": string,"p_is_agreed"?: boolean,"p_last_start"?: string,"p_opens"?: string,"p_registration_closes_on": string,"p_seen"?: Json }; Returns: Json
                           },
"save_paper":
{ Args: { "p_items": Json,"p_key": Json,"p_paper_id": string,"p_passages": Json,"p_seen_revision": number }; Returns: Json
                           },
"send_consent_mail":
{ Args: { "p_student_id": string }; Returns: Json
                           },
"set_consent":
{ Args: { "p_is_given": boolean,"p_version": string }; Returns: Json
                           },
"set_current_edition":
{ Args: { "p_edition_id": string }; Returns: Json
                           },
"set_help_line":
{ Args: { "p_edition_id": string,"p_from"?: string,"p_phone"?: string,"p_seen"?: Json,"p_to"?: string }; Returns: Json
                           },
"set_office_setting":
{ Args: { "p_is_on": boolean,"p_name": string }; Returns: Json
                           },
"set_price":
{ Args: { "p_exam_id": string,"p_price_paise": number,"p_seen_paise": number }; Returns: Json
                           },
"set_site_notice":
{ Args: { "p_seen"?: string,"p_text"?: string,"p_until"?: string }; Returns: Json
                           },
"set_subject_pair":
{ Args: { "p_class_id": string,"p_is_active": boolean,"p_subject_id": string }; Returns: Json
                           },
"solve_paper":
{ Args: { "p_choices": Json,"p_paper_id": string }; Returns: Json
                           },
"start_exam":
{ Args: { "p_paper_id": string }; Returns: Json
                           },
"start_refund":
{ Args: { "p_note"?: string,"p_order_id": string,"p_reason": string }; Returns: Json
                           },
"start_sweep":
{ Args: { "p_from": number,"p_night": string,"p_until": number }; Returns: Json
                           },
"sum_enrolments":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id"?: string }; Returns: {
              "enrolments": number,"paid_paise": number,"students": number
            }[]
                           },
"sum_payments":
{ Args: { "p_from"?: string,"p_search"?: string,"p_status"?: string,"p_to"?: string }; Returns: {
              "amount_paise": number,"orders": number,"refunded_paise": number
            }[]
                           },
"sum_results":
{ Args: { "p_class_id"?: string,"p_edition_id": string,"p_exam_id": string }; Returns: {
              "bronze": number,"class_name": string,"gold": number,"is_final": boolean,"mean": number,"participants": number,"silver": number
            }[]
                           },
"sum_unmatched_payments":
{ Args: { "p_from"?: string,"p_to"?: string }; Returns: {
              "amount_paise": number,"payments": number,"refunded_paise": number
            }[]
                           },
"sync_mistake_cards":
{ Args: { "p_changed": Json }; Returns: Json
                           },
"sync_practice_record":
{ Args: { "p_changed": Json,"p_days": (string)[] }; Returns: Json
                           },
"take_award_back":
{ Args: { "p_award_id": string }; Returns: Json
                           },
"touch_intent_check":
{ Args: { "p_razorpay_order_id": string,"p_seconds": number }; Returns: Json
                           },
"update_student":
{ Args: { "p_class_id"?: string,"p_id": string,"p_name": string,"p_parent_name"?: string,"p_phone"?: string,"p_school_name"?: string,"p_seen": Json }; Returns: Json
                           },
"verify_certificate":
{ Args: { "p_code": string,"p_name"?: string }; Returns: Json
                           },
"webhook_health":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"withdraw_guardian_consent":
{ Args: { "p_kind": string }; Returns: Json
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
