"""E-mail. It goes to the server the keeper named, in threads of its own."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from tabard.server.config import Mail

PATIENCE = 10.0


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as smtp:
        if mail.starttls:
            smtp.starttls(context=ssl.create_default_context())
        if mail.user and mail.password:
            smtp.login(mail.user, mail.password)
        smtp.send_message(message)
